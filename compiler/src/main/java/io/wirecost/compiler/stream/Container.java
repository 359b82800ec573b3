package io.wirecost.compiler.stream;

/** The kinds of value with parts that a self-describing format writes. A record is a map, or a list by position. */
enum Container {
    LIST,
    MAP
}
