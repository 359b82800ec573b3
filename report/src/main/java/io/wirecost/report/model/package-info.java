/** What every form of the report shows: computed once from a run, texts as they are: what shows them makes them harmless. */
package io.wirecost.report.model;
