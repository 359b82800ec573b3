/** A document's tables as data. */
package io.wirecost.document.csv;
