/**
 * The parts that emitters of mappers share: domain types, carriers, collections, and the side of a library's own
 * classes.
 */
package io.wirecost.compiler.emit;
