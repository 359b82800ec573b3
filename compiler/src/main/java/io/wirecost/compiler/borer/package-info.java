/** The targets for borer: encoders and decoders of case classes, for JSON and for CBOR. */
package io.wirecost.compiler.borer;
