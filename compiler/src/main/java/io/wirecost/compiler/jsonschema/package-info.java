/** The target for JSON Schema, which describes the JSON that text codecs write. */
package io.wirecost.compiler.jsonschema;
