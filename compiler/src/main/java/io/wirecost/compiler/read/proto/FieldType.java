package io.wirecost.compiler.read.proto;

import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import io.wirecost.core.schema.ProtoKind;
import io.wirecost.core.schema.Type;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The type of a field's single values.
 *
 * @param kind what says the rest of it, for targets of Protocol Buffers
 */
record FieldType(Type type, ProtoKind kind) {
    private static final Type UINT64 = new Type.Decimal(20, 0, Optional.empty());

    /** Seconds with nanoseconds behind the point hold every duration exactly. */
    private static final Type DURATION = new Type.Decimal(21, 9, Optional.empty());

    private static final Map<String, FieldType> WELL_KNOWN = Map.ofEntries(
            Map.entry("Timestamp", new FieldType(Type.Temporal.TIMESTAMP_MICROS, ProtoKind.TIMESTAMP)),
            Map.entry("Duration", new FieldType(DURATION, ProtoKind.DURATION)),
            Map.entry("BoolValue", new FieldType(Type.Primitive.BOOLEAN, ProtoKind.BOOL_VALUE)),
            Map.entry("Int32Value", new FieldType(Type.Primitive.INT, ProtoKind.INT32_VALUE)),
            Map.entry("Int64Value", new FieldType(Type.Primitive.LONG, ProtoKind.INT64_VALUE)),
            Map.entry("UInt32Value", new FieldType(Type.Primitive.LONG, ProtoKind.UINT32_VALUE)),
            Map.entry("UInt64Value", new FieldType(UINT64, ProtoKind.UINT64_VALUE)),
            Map.entry("FloatValue", new FieldType(Type.Primitive.FLOAT, ProtoKind.FLOAT_VALUE)),
            Map.entry("DoubleValue", new FieldType(Type.Primitive.DOUBLE, ProtoKind.DOUBLE_VALUE)),
            Map.entry("StringValue", new FieldType(Type.Primitive.STRING, ProtoKind.STRING_VALUE)),
            Map.entry("BytesValue", new FieldType(Type.Primitive.BYTES, ProtoKind.BYTES_VALUE)));

    static final String GOOGLE = "google.protobuf.";

    static FieldType usual(Type type) {
        return new FieldType(type, ProtoKind.USUAL);
    }

    /** The same for points of time to the nanosecond, if it is of points of time. */
    FieldType toNanos() {
        return kind == ProtoKind.TIMESTAMP ? new FieldType(Type.Temporal.TIMESTAMP_NANOS, kind) : this;
    }

    /** The type of a message of Protocol Buffers' own; empty for all others. */
    static Optional<FieldType> wellKnown(String message) {
        return message.startsWith(GOOGLE)
                ? Optional.ofNullable(WELL_KNOWN.get(message.substring(GOOGLE.length())))
                : Optional.empty();
    }

    /** The type of a field that holds no message. */
    static FieldType scalar(FieldDescriptor field) {
        return switch (field.getType()) {
            case DOUBLE -> usual(Type.Primitive.DOUBLE);
            case FLOAT -> usual(Type.Primitive.FLOAT);
            case BOOL -> usual(Type.Primitive.BOOLEAN);
            case STRING -> usual(Type.Primitive.STRING);
            case BYTES -> usual(Type.Primitive.BYTES);
            case INT32 -> usual(Type.Primitive.INT);
            case INT64 -> usual(Type.Primitive.LONG);
            case SINT32 -> new FieldType(Type.Primitive.INT, ProtoKind.SINT32);
            case SFIXED32 -> new FieldType(Type.Primitive.INT, ProtoKind.SFIXED32);
            case SINT64 -> new FieldType(Type.Primitive.LONG, ProtoKind.SINT64);
            case SFIXED64 -> new FieldType(Type.Primitive.LONG, ProtoKind.SFIXED64);
            case UINT32 -> new FieldType(Type.Primitive.LONG, ProtoKind.UINT32);
            case FIXED32 -> new FieldType(Type.Primitive.LONG, ProtoKind.FIXED32);
            case UINT64 -> new FieldType(UINT64, ProtoKind.UINT64);
            case FIXED64 -> new FieldType(UINT64, ProtoKind.FIXED64);
            case ENUM -> usual(new Type.EnumRef(field.getEnumType().getFullName()));
            case MESSAGE, GROUP -> throw new IllegalArgumentException(field + " holds messages");
        };
    }

    /** What stands for the keys of a map; usual for texts. */
    static ProtoKind key(FieldDescriptor key) {
        return switch (key.getType()) {
            case STRING -> ProtoKind.USUAL;
            case BOOL -> ProtoKind.BOOL;
            case INT32 -> ProtoKind.INT32;
            case INT64 -> ProtoKind.INT64;
            case UINT32, FIXED32, UINT64, FIXED64, SINT32, SINT64, SFIXED32, SFIXED64 ->
                scalar(key).kind();
            case DOUBLE, FLOAT, BYTES, ENUM, MESSAGE, GROUP ->
                throw new IllegalArgumentException("no keys of a map: " + key);
        };
    }

    /** Symbols whose numbers have other symbols before them. */
    static List<String> aliases(EnumDescriptor enumeration) {
        Set<Integer> seen = new HashSet<>();
        return enumeration.getValues().stream()
                .filter(value -> !seen.add(value.getNumber()))
                .map(EnumValueDescriptor::getName)
                .toList();
    }
}
