/** Figures with their units, and foreign text made visible, as every form of a report shows them. */
package io.wirecost.report.wording;
