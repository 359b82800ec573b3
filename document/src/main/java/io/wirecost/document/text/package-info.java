/** The renderer of a terminal: plain text in lines of a width. */
package io.wirecost.document.text;
