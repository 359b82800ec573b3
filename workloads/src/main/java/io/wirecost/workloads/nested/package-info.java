/** Messages that differ in their nesting alone. */
package io.wirecost.workloads.nested;
