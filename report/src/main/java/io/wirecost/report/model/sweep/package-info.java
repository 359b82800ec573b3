/** What one more of a workload's parameter costs. */
package io.wirecost.report.model.sweep;
