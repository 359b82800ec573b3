package io.wirecost.core.schema;

/**
 * All kinds of types. Code that does something else for each is a switch expression over {@link Type#kind()} without a default, so
 * that the compiler names this place when a kind is added.
 */
public enum TypeKind {
    NULL,
    BOOLEAN,
    INT,
    LONG,
    FLOAT,
    DOUBLE,
    BYTES,
    STRING,
    FIXED,
    DECIMAL,
    UUID,
    ENUM,
    DATE,
    TIME_MILLIS,
    TIME_MICROS,
    TIMESTAMP_MILLIS,
    TIMESTAMP_MICROS,
    LOCAL_TIMESTAMP_MILLIS,
    LOCAL_TIMESTAMP_MICROS,
    RECORD,
    ARRAY,
    MAP,
    OPTIONAL
}
