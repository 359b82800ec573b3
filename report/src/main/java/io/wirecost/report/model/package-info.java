/** What every form of the report shows: computed once from a run, with all text made {@link io.wirecost.document.Visible}. */
package io.wirecost.report.model;
