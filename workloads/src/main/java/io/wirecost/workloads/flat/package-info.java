/** Flat records after the study habr-458026. */
package io.wirecost.workloads.flat;
