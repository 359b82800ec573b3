/** The answer in sentences: what the figures say against the baseline. */
package io.wirecost.report.model.answer;
