/** A run as CSV, for a spreadsheet or a script. */
package io.wirecost.report.csv;
