package io.wirecost.compiler.emit;

import io.wirecost.core.schema.ProtoKind;

/** Keys of maps, which the domain has as texts and Protocol Buffers' classes as what a user's own {@code .proto} says. */
public final class MapKey {
    private MapKey() {}

    /** The class of the library's keys. */
    public static String type(ProtoKind key) {
        return switch (key) {
            case BOOL -> "java.lang.Boolean";
            case INT32, UINT32, SINT32, FIXED32, SFIXED32 -> "java.lang.Integer";
            case INT64, UINT64, SINT64, FIXED64, SFIXED64 -> "java.lang.Long";
            default -> "java.lang.String";
        };
    }

    /** The expression that makes a library's key of a text. */
    public static String encode(ProtoKind key, String text) {
        return switch (key) {
            case BOOL -> "java.lang.Boolean.parseBoolean(" + text + ")";
            case INT32, SINT32, SFIXED32 -> "java.lang.Integer.parseInt(" + text + ")";
            case UINT32, FIXED32 -> "java.lang.Integer.parseUnsignedInt(" + text + ")";
            case INT64, SINT64, SFIXED64 -> "java.lang.Long.parseLong(" + text + ")";
            case UINT64, FIXED64 -> "java.lang.Long.parseUnsignedLong(" + text + ")";
            default -> text;
        };
    }

    /** The expression that makes a text of a library's key. */
    public static String decode(ProtoKind key, String held) {
        return switch (key) {
            case UINT32, FIXED32 -> "java.lang.Integer.toUnsignedString(" + held + ")";
            case UINT64, FIXED64 -> "java.lang.Long.toUnsignedString(" + held + ")";
            case BOOL, INT32, SINT32, SFIXED32, INT64, SINT64, SFIXED64 -> held + ".toString()";
            default -> held;
        };
    }
}
