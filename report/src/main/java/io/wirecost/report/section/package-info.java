/** The sections of a report as a document, which a terminal and Markdown show alike. */
package io.wirecost.report.section;
