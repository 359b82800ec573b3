/** The target for Cap'n Proto: its schema, its layout of structs, and accessors that nobody else generates for Java. */
package io.wirecost.compiler.capnproto;
