/** Reads JSON as neutral values of a schema, without rounding and with every problem named. */
package io.wirecost.compiler.value;
