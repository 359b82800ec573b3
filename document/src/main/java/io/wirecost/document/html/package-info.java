/** A document as one file that a browser opens from disk: complete as HTML and SVG, with a script that only adds to it. */
package io.wirecost.document.html;
