/** Workloads that go over several values of a parameter. */
package io.wirecost.workloads.sweep;
