/** What came of edits, as a document: edits as rows, formats as columns, and what surprises below. */
package io.wirecost.evolution.page;
