/** The forms in which any document can be had. */
package io.wirecost.document.form;
