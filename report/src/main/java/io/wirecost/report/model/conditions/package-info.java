/** How and where a run was measured, and how to repeat it. */
package io.wirecost.report.model.conditions;
