/** Reads JSON Schema: the shape of records from the schema's text, and everything else by a validator. */
package io.wirecost.compiler.read.jsonschema;
