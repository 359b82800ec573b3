/** Metrics of a run, size and times, that rank its codecs; and the cells that have no figure. */
package io.wirecost.report.model.metric;
