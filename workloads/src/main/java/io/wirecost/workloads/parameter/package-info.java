/**
 * Numbers that a workload's data depend on, their values, and sweeps over them.
 *
 * <p>A {@code Workload} has {@code ParameterValues} of its {@code WorkloadParameter}s, and {@code with} gives the same workload other ones.
 * {@code SweptWorkload} is a workload whose dataset has a group for each value, so proof, sizes and workers know nothing of
 * sweeps. {@code Parameters} in the dataset and in run.json says what was asked for, and {@code analysis.sweep} fits a line
 * for each round.
 */
package io.wirecost.workloads.parameter;
