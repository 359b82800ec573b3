/** What all charts are drawn with: elements of SVG, scales, ticks, and the widths of texts. Knows no charts. */
package io.wirecost.plot.paper;
