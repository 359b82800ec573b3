/** A schema brought down to messages and slots, for targets that have no lists of lists and the like. */
package io.wirecost.compiler.lower;
