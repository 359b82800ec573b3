/** How figures grow with a parameter of the workload: a straight line for each codec, and whether one holds. */
package io.wirecost.analysis.sweep;
