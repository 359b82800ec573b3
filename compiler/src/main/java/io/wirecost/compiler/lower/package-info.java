/**
 * A schema brought down to messages and slots, for targets that have no lists of lists and the like.
 *
 * <p>If a target with messages cannot hold a value, the value gets a message of its own ({@code compiler.lower}). This happens
 * once for all such targets; their emitters see only messages and slots. Self-describing formats and the domain classes hold
 * every schema as it is, and their emitters read the schema.
 */
package io.wirecost.compiler.lower;
