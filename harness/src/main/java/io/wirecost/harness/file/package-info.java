/** A whole dataset to a file and back, in a measuring JVM. */
package io.wirecost.harness.file;
