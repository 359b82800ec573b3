/** What was encoded: the messages, their reference sizes, and the schemas that were derived for the targets. */
package io.wirecost.report.model.message;
