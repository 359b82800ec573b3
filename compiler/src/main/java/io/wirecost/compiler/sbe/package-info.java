/** The target for Simple Binary Encoding: its message schema, and code between beans and flyweights. */
package io.wirecost.compiler.sbe;
