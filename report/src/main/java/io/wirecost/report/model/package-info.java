/** What every form of the report shows: computed once from a run, with all text made {@link io.wirecost.document.TerminalText}. */
package io.wirecost.report.model;
