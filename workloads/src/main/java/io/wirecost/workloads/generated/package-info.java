/** Workloads whose records are made one by one from a seed. */
package io.wirecost.workloads.generated;
