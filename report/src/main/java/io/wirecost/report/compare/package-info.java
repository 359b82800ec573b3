/** Two runs held against each other, as a document. */
package io.wirecost.report.compare;
