/** Figures with their units and names of codecs, as every form of a report shows them. */
package io.wirecost.report.wording;
