/** Targets for Avro's generated classes and for its reflection on the domain classes. */
package io.wirecost.compiler.avrospecific;
