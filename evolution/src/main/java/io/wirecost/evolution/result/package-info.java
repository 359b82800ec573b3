/** What came of edits, as data: plain records that are written as JSON and shown as a document. */
package io.wirecost.evolution.result;
