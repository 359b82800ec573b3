/** The target for zio-json: encoders and decoders of case classes, with the schema's names. */
package io.wirecost.compiler.ziojson;
