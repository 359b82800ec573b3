/** Which workloads there are. */
package io.wirecost.workloads.builtin;
