/** The renderer of a file that people read in a browser or an editor: Markdown. */
package io.wirecost.document.markdown;
