/** The targets for Scala's libraries of Avro, avro4s and vulcan: their encoders and decoders with the schema's names. */
package io.wirecost.compiler.scalaavro;
