/** The target for UBJSON: code between beans and its library's tree of values. */
package io.wirecost.compiler.ubjson;
