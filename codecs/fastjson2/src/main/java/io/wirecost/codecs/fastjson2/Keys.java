package io.wirecost.codecs.fastjson2;

import io.wirecost.core.codec.Refusal;
import io.wirecost.core.schema.Names;
import io.wirecost.core.schema.Schema;
import java.util.Optional;

/** Keys of fields that Fastjson does not find again in what it wrote. */
final class Keys {
    /** Names a class to Fastjson, whether or not classes may be named. */
    private static final String TYPE = "@type";

    private Keys() {}

    /** Fastjson writes the name of a property without escapes, and compares names by bytes that it takes for characters. */
    static Optional<Refusal> refusedInText(Schema schema) {
        return refusedType(schema)
                .or(
                        () -> Refusal.ofKeys(
                                schema,
                                key -> !Names.isPlainKey(key),
                                "is empty, not all printable ASCII, or has a quote or backslash: Fastjson does not read it again"));
    }

    static Optional<Refusal> refusedInBinary(Schema schema) {
        return refusedType(schema)
                .or(() -> Refusal.ofKeys(
                        schema,
                        key -> key.isEmpty() || key.chars().anyMatch(c -> c < ' ' || c > '~'),
                        "is empty or not all printable ASCII: Fastjson does not find it again in JSONB"));
    }

    private static Optional<Refusal> refusedType(Schema schema) {
        return Refusal.ofKeys(schema, TYPE::equals, "is @type, which Fastjson takes for the name of a class");
    }
}
