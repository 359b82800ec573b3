package io.wirecost.compiler.value;

import io.wirecost.core.schema.Type;

/** The names by which Avro tells the branches of a union apart. No union has two branches of one name. */
public final class AvroNames {
    private AvroNames() {}

    /** The name of a type among a union's branches: that of the type that carries the value. */
    public static String of(Type type) {
        return switch (type.kind()) {
            case NULL, BOOLEAN, INT, LONG, FLOAT, DOUBLE, BYTES, STRING -> type.toString();
            case FIXED, ENUM, RECORD -> type.name();
            case DECIMAL -> type.fixed().map(Type::name).orElse("bytes");
            case UUID -> type.fixed().map(Type::name).orElse("string");
            case DATE, TIME_MILLIS -> "int";
            case TIME_MICROS,
                    TIMESTAMP_MILLIS,
                    TIMESTAMP_MICROS,
                    TIMESTAMP_NANOS,
                    LOCAL_TIMESTAMP_MILLIS,
                    LOCAL_TIMESTAMP_MICROS,
                    LOCAL_TIMESTAMP_NANOS -> "long";
            case ARRAY -> "array";
            case MAP -> "map";
            case OPTIONAL -> of(type.element());
        };
    }
}
