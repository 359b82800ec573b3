/** A run as Markdown, for a pull request or a design document. */
package io.wirecost.report.markdown;
