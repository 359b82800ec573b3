package io.wirecost.core.schema;

/**
 * What a field is in a user's own {@code .proto}, where the type of its values does not say it.
 *
 * @see ProtoHint
 */
public enum ProtoKind {
    /** What the type of the values becomes anyway. */
    USUAL(""),
    BOOL("bool"),
    INT32("int32"),
    INT64("int64"),
    UINT32("uint32"),
    UINT64("uint64"),
    SINT32("sint32"),
    SINT64("sint64"),
    FIXED32("fixed32"),
    FIXED64("fixed64"),
    SFIXED32("sfixed32"),
    SFIXED64("sfixed64"),
    TIMESTAMP("google.protobuf.Timestamp"),
    DURATION("google.protobuf.Duration"),
    BOOL_VALUE("google.protobuf.BoolValue"),
    INT32_VALUE("google.protobuf.Int32Value"),
    INT64_VALUE("google.protobuf.Int64Value"),
    UINT32_VALUE("google.protobuf.UInt32Value"),
    UINT64_VALUE("google.protobuf.UInt64Value"),
    FLOAT_VALUE("google.protobuf.FloatValue"),
    DOUBLE_VALUE("google.protobuf.DoubleValue"),
    STRING_VALUE("google.protobuf.StringValue"),
    BYTES_VALUE("google.protobuf.BytesValue");

    private final String text;

    ProtoKind(String text) {
        this.text = text;
    }

    /** The type's name in a {@code .proto}; empty for the usual one. */
    public String text() {
        return text;
    }

    /** Whether a message of Protocol Buffers' own holds the value. */
    public boolean isMessage() {
        return text.startsWith("google.");
    }

    /** What a message of Protocol Buffers' own holds in its only field, where it has one. */
    public ProtoKind wrapped() {
        return switch (this) {
            case UINT32_VALUE -> UINT32;
            case UINT64_VALUE -> UINT64;
            default -> USUAL;
        };
    }

    /** Whether a message of Protocol Buffers' own holds the value so that it can be absent. */
    public boolean isWrapper() {
        return isMessage() && !hasParts();
    }

    /** Whether a message of Protocol Buffers' own holds the value in two parts: seconds and nanoseconds. */
    public boolean hasParts() {
        return this == TIMESTAMP || this == DURATION;
    }

    /** Whether values are integers without a sign. */
    public boolean isUnsigned() {
        return switch (this) {
            case UINT32, UINT64, FIXED32, FIXED64, UINT32_VALUE, UINT64_VALUE -> true;
            default -> false;
        };
    }

    /** Whether generated classes hold the value as something else than the type's usual carrier. */
    public boolean needsConversion() {
        return isMessage() || isUnsigned();
    }
}
