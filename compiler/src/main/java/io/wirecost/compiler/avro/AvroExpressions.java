package io.wirecost.compiler.avro;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Java expressions of a mapper, from a domain value to the form of Avro's generic writer, and back. */
final class AvroExpressions {
    private static final String CARRIERS = "io.wirecost.core.value.Carriers.";

    private final Schema told;
    private final JavaNames names;
    private final DomainTypes types;
    private final Map<Type, String> containers = new LinkedHashMap<>();
    private final Map<String, String> unclassed = new LinkedHashMap<>();

    /** @param told the same schema by {@link AvroUnions#told} */
    AvroExpressions(Schema schema, Schema told, JavaNames names) {
        this.told = told;
        this.names = names;
        this.types = new DomainTypes(names);
        for (Type type : schema.types()) {
            type.asLeaf().flatMap(Type.Leaf::asFixed).ifPresent(f -> number(f.name()));
            if (type.contained().isPresent() && !(isEncodedAsIs(type) && isDecodedAsIs(type))) {
                containers.put(type, Integer.toString(containers.size()));
            }
        }
        Set<String> given = schema.definitions().stream().map(Definition::name).collect(Collectors.toSet());
        told.records()
                .map(Definition::name)
                .filter(name -> !given.contains(name))
                .forEach(this::number);
    }

    private void number(String name) {
        unclassed.putIfAbsent(name, Integer.toString(unclassed.size()));
    }

    /** Collections that need a pair of methods of their own, with the end of the methods' names: a number, as no class's. */
    Map<Type, String> containers() {
        return containers;
    }

    /**
     * Full names of what has no class in the domain, with the end of the names of their schemas' constants: fixed types, and the
     * records around a union's branches.
     */
    Map<String, String> unclassed() {
        return unclassed;
    }

    /** Returns whether Avro's writer takes the domain's object itself. */
    boolean isEncodedAsIs(Type type) {
        return switch (type.form()) {
            case LEAF -> isSame(type);
            case RECORD -> false;
            case ARRAY, MAP, OPTIONAL -> isEncodedAsIs(type.element());
        };
    }

    /**
     * Returns whether Avro's reader returns a fresh object of the JDK that the domain can take: so for maps, not for
     * arrays.
     */
    private static boolean isDecodedAsIs(Type type) {
        return switch (type.form()) {
            case LEAF -> isSame(type);
            case RECORD, ARRAY -> false;
            case MAP, OPTIONAL -> isDecodedAsIs(type.element());
        };
    }

    private static boolean isSame(Type type) {
        return type.asLeaf()
                .flatMap(Type.Leaf::asPrimitive)
                .filter(primitive -> primitive != Type.Primitive.BYTES)
                .isPresent();
    }

    /** @param value a variable, or an expression that is never null */
    String encode(Type type, String value) {
        if (isEncodedAsIs(type)) {
            return value;
        }
        return switch (type.kind()) {
            case NULL, BOOLEAN, INT, LONG, FLOAT, DOUBLE, STRING -> value;
            case BYTES -> buffer(value);
            case FIXED -> fixed(type, value);
            case DECIMAL ->
                type.fixed()
                        .map(f -> fixed(f, "%stoUnscaled(%s, %d)".formatted(CARRIERS, value, f.size())))
                        .orElseGet(() -> buffer(carrier(type).encode(value)));
            case UUID ->
                type.fixed().map(f -> fixed(f, carrier(type).encode(value))).orElse(value + ".toString()");
            case ENUM -> "SYMBOLS_%s[%s.ordinal()]".formatted(names.className(type.name()), value);
            case DATE, TIME_MILLIS, TIME_MICROS, TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS ->
                carrier(type).encode(value);
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS ->
                carrier(type).encode(value);
            case RECORD -> "encode%s(%s)".formatted(names.className(type.name()), value);
            case ARRAY, MAP -> "encode%s(%s)".formatted(containers.get(type), value);
            case OPTIONAL -> "%s == null ? null : %s".formatted(value, encode(type.element(), value));
        };
    }

    private static Carrier carrier(Type type) {
        return Carrier.of(type.asLeaf().orElseThrow());
    }

    private static String buffer(String bytes) {
        return "java.nio.ByteBuffer.wrap(%s)".formatted(bytes);
    }

    private String fixed(Type fixed, String bytes) {
        return "new org.apache.avro.generic.GenericData.Fixed(%s, %s)".formatted(schema(fixed), bytes);
    }

    /** The constant with the schema of a type that has no class in the domain. */
    String schema(Type named) {
        return "SCHEMA_" + unclassed.get(named.name());
    }

    /** @param value a variable of type Object */
    String decode(Type type, String value) {
        if (isDecodedAsIs(type)) {
            return "(%s) %s".formatted(types.boxed(type), value);
        }
        return switch (type.kind()) {
            case NULL, BOOLEAN, INT, LONG, FLOAT, DOUBLE, STRING -> value;
            case BYTES, FIXED, DECIMAL -> decodeBytes(type, value);
            case UUID ->
                type.fixed()
                        .map(f -> decodeBytes(type, value))
                        .orElse("java.util.UUID.fromString((java.lang.String) %s)".formatted(value));
            case ENUM -> decodeEnum(names.className(type.name()), value);
            case DATE, TIME_MILLIS -> carrier(type).decode("(java.lang.Integer) " + value);
            case TIME_MICROS,
                    TIMESTAMP_MILLIS,
                    TIMESTAMP_MICROS,
                    TIMESTAMP_NANOS,
                    LOCAL_TIMESTAMP_MILLIS,
                    LOCAL_TIMESTAMP_MICROS,
                    LOCAL_TIMESTAMP_NANOS -> carrier(type).decode("(java.lang.Long) " + value);
            case RECORD -> {
                String cast = told.record(type.name()).isUnion() ? "" : "(org.apache.avro.generic.IndexedRecord) ";
                yield "decode%s(%s%s)".formatted(names.className(type.name()), cast, value);
            }
            case ARRAY, MAP -> "decode%s(%s)".formatted(containers.get(type), value);
            case OPTIONAL -> "%s == null ? null : %s".formatted(value, decode(type.element(), value));
        };
    }

    private static String decodeBytes(Type type, String value) {
        return carrier(type).decode("bytes(%s)".formatted(value));
    }

    private static String decodeEnum(String name, String value) {
        return "CONSTANTS_%s[SCHEMA_%s.getEnumOrdinal(%s.toString())]".formatted(name, name, value);
    }
}
