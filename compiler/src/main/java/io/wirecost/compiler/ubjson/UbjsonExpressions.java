package io.wirecost.compiler.ubjson;

import io.wirecost.compiler.stream.StreamLeaves;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Java expressions of a mapper, from a domain value to one of the library's, and back. */
final class UbjsonExpressions {
    private static final String FACTORY = "com.devsmart.ubjson.UBValueFactory.";
    /** The mapper's own method that reads bytes. */
    static final String BYTES = "bytes";

    /** The mapper's own method that reads text. */
    static final String TEXT = "text";

    private static final String NULL = FACTORY + "createNull()";

    private final JavaNames names;
    private final StreamLeaves leaves;
    private final Map<Type, String> containers = new LinkedHashMap<>();

    UbjsonExpressions(Schema schema, JavaNames names, StreamLeaves leaves) {
        this.names = names;
        this.leaves = leaves;
        for (Type type : schema.types()) {
            if (type.contained().isPresent()) {
                containers.putIfAbsent(type, Integer.toString(containers.size()));
            }
        }
    }

    /** Lists and maps, which have a pair of methods each, with the end of the methods' names: a number, as no class's. */
    Map<Type, String> containers() {
        return containers;
    }

    /** Whether a list of such elements may be a strongly typed array: not if one of them may be null. */
    Optional<StrongType> strong(Type element) {
        return element.asLeaf().flatMap(leaf -> StrongType.of(leaves.token(leaf)));
    }

    String encodeStrong(Type element, String value) {
        return leaves.encode(element.asLeaf().orElseThrow(), value);
    }

    String decodeStrong(Type element, String value) {
        return leaves.decode(element.asLeaf().orElseThrow(), value);
    }

    /** @param value a variable, or an expression that is never null */
    String encode(Type type, String value) {
        return switch (type.form()) {
            case LEAF -> encodeLeaf(type.asLeaf().orElseThrow(), value);
            case RECORD -> "encode%s(%s)".formatted(names.className(type.name()), value);
            case ARRAY, MAP -> "encode%s(%s)".formatted(containers.get(type), value);
            case OPTIONAL -> "%s == null ? %s : %s".formatted(value, NULL, encode(type.element(), value));
        };
    }

    private String encodeLeaf(Type.Leaf type, String value) {
        String factory = switch (leaves.token(type)) {
            case NIL -> null;
            case BOOLEAN -> "createBool";
            case INT, LONG -> "createInt";
            case FLOAT -> "createFloat32";
            case DOUBLE -> "createFloat64";
            case STRING -> "createString";
            case BYTES -> "createArray";
            case DECIMAL -> throw new IllegalArgumentException("decimals travel as text");
        };
        return factory == null ? NULL : "%s%s(%s)".formatted(FACTORY, factory, leaves.encode(type, value));
    }

    /** @param value a variable of the library's class of values */
    String decode(Type type, String value) {
        return switch (type.form()) {
            case LEAF -> decodeLeaf(type.asLeaf().orElseThrow(), value);
            case RECORD -> "decode%s(%s.asObject())".formatted(names.className(type.name()), value);
            case ARRAY, MAP -> "decode%s(%s)".formatted(containers.get(type), value);
            case OPTIONAL -> "%s.isNull() ? null : %s".formatted(value, decode(type.element(), value));
        };
    }

    private String decodeLeaf(Type.Leaf type, String value) {
        String accessor = switch (leaves.token(type)) {
            case NIL -> null;
            case BOOLEAN -> "asBool";
            case INT -> "asInt";
            case LONG -> "asLong";
            case FLOAT -> "asFloat32";
            case DOUBLE -> "asFloat64";
            case STRING -> TEXT;
            case BYTES -> BYTES;
            case DECIMAL -> throw new IllegalArgumentException("decimals travel as text");
        };
        if (accessor == null) {
            return "null";
        }
        String read = accessor.equals(BYTES) || accessor.equals(TEXT) ? "%s(%s)" : "%2$s.%1$s()";
        return leaves.decode(type, read.formatted(accessor, value));
    }
}
