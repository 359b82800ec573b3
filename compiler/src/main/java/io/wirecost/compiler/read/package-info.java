/** The contract of a reader of a schema language, and the parts that every reader needs. */
package io.wirecost.compiler.read;
