/** What a built-in workload is. */
package io.wirecost.workloads;
