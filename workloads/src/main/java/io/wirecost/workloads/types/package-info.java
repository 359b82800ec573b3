/** Workloads that use every type, with ordinary values and with those at the edges. */
package io.wirecost.workloads.types;
