/** Reads Avro's schema language. */
package io.wirecost.compiler.read.avro;
