/** Advice as a document, in sentences that can be pasted into a design document. */
package io.wirecost.report.advise;
