/** The two halves of a codec's proof, each in a JVM of its own, and the files between them and their parent. */
package io.wirecost.harness.proof;
