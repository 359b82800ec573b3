/** The target for Play JSON: writes and reads of case classes, with the schema's names. */
package io.wirecost.compiler.playjson;
