/** A run as plain text, for a terminal or a log. */
package io.wirecost.report.text;
