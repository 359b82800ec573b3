/** The target for jsoniter-scala: calls of its macro with the schema's names. */
package io.wirecost.compiler.jsoniterscala;
