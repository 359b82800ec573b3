package io.wirecost.compiler.stream;

/** The kinds of value without parts that a self-describing format writes. */
public enum Token {
    NIL,
    BOOLEAN,
    INT,
    LONG,
    FLOAT,
    DOUBLE,
    STRING,
    BYTES,
    DECIMAL
}
