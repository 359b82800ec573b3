/** Benchmarks of wirecost itself. */
package io.wirecost.bench;
