/** Random values that are the same on every machine. */
package io.wirecost.workloads.random;
