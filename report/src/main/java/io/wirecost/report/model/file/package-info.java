/** Whole datasets in files. */
package io.wirecost.report.model.file;
