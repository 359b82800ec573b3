/**
 * The target for Cap'n Proto: its schema, its layout of structs, and accessors, which no other tool generates for Java.
 */
package io.wirecost.compiler.capnproto;
