package io.wirecost.compiler.xstream;

import io.wirecost.compiler.emit.TextExpressions;
import io.wirecost.compiler.stream.StreamLeaves;
import io.wirecost.compiler.stream.Token;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;

/** XML as XStream has it: an element without a name of its own is named after its class, and a value is text. */
final class Elements {
    /** The name of an element that stands for null. */
    static final String NULL = "null";

    /** The name of a map's key. */
    static final String KEY = "string";

    private final JavaNames names;
    private final StreamLeaves leaves;

    Elements(JavaNames names, StreamLeaves leaves) {
        this.names = names;
        this.leaves = leaves;
    }

    /** The name of an element of a list, or of a value of a map, that is not null. */
    String name(Type type) {
        return switch (type.kind()) {
            case NULL -> NULL;
            case BOOLEAN -> "boolean";
            case INT -> "int";
            case LONG -> "long";
            case FLOAT -> "float";
            case DOUBLE -> "double";
            case BYTES, FIXED -> "byte-array";
            case STRING -> "string";
            case DECIMAL -> "big-decimal";
            case UUID -> "uuid";
            case DATE -> "local-date";
            case TIME_MILLIS, TIME_MICROS -> "local-time";
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS -> "instant";
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS -> "local-date-time";
            case ENUM, RECORD -> names.className(type.name());
            case ARRAY -> "list";
            case MAP -> "map";
            case OPTIONAL -> name(type.element());
        };
    }

    /** The expression for the text of a value, which is not null. */
    String encode(Type.Leaf type, String value) {
        String carried = leaves.encode(type, value);
        return switch (leaves.token(type)) {
            case BOOLEAN, INT, LONG, FLOAT, DOUBLE -> "java.lang.String.valueOf(" + carried + ")";
            case STRING -> carried;
            case BYTES -> TextExpressions.encodeBytes(carried);
            case NIL, DECIMAL -> throw new IllegalArgumentException("no text: " + type);
        };
    }

    /** The expression that makes a value of its text. */
    String decode(Type.Leaf type, String text) {
        return leaves.decode(type, parse(leaves.token(type), text));
    }

    private static String parse(Token token, String text) {
        return switch (token) {
            case BOOLEAN -> "java.lang.Boolean.parseBoolean(" + text + ")";
            case INT -> "java.lang.Integer.parseInt(" + text + ")";
            case LONG -> "java.lang.Long.parseLong(" + text + ")";
            case FLOAT -> "java.lang.Float.parseFloat(" + text + ")";
            case DOUBLE -> "java.lang.Double.parseDouble(" + text + ")";
            case STRING -> text;
            case BYTES -> TextExpressions.decodeBytes(text);
            case NIL, DECIMAL -> throw new IllegalArgumentException("no text: " + token);
        };
    }
}
