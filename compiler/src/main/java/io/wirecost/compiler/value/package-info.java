/** Reads JSON as neutral values of a schema, without rounding and with every problem named, and writes them. */
package io.wirecost.compiler.value;
