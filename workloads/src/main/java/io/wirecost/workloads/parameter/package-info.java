/** Numbers that a workload's data depend on, their values, and sweeps over them. */
package io.wirecost.workloads.parameter;
