/**
 * A document as one file that a browser opens from disk: complete as HTML and SVG, with a script that only adds to it.
 *
 * <p>A page has what a reader sees and little else, so it opens at once and can be sent by mail. A codec is a class ({@code
 * k7}) that brings its colour. Its name stands in a list at the end, where a script finds it. The figures of a row are one
 * attribute. Paths of charts are relative, and a shape has a class only where it is no plain mark.
 */
package io.wirecost.document.html;
