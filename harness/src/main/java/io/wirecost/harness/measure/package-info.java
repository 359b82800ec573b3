/** Times operations: warm-up, slices of counted work, and the clocks that are read on the way. */
package io.wirecost.harness.measure;
