/** The target for circe: encoders and decoders of case classes, with the schema's names. */
package io.wirecost.compiler.circe;
