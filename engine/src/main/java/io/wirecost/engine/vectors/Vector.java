package io.wirecost.engine.vectors;

import io.wirecost.core.value.RecordValue;
import java.util.HexFormat;
import java.util.Optional;

/**
 * Bytes whose value, or whose lack of one, a specification tells.
 *
 * @param place in its source
 * @param field of {@link VectorSchema} as which they are read
 * @param expected a record with this field and no other; empty for bytes that must be refused
 * @param bytes those of the field's value
 * @param last whether the message ends with them, whatever is missing
 */
record Vector(String place, String field, Optional<RecordValue> expected, byte[] bytes, boolean last) {
    /** Returns its place, its field and its bytes. */
    String name() {
        String hex = HexFormat.of().formatHex(bytes);
        return "%s: %s %s".formatted(place, field, hex.isEmpty() ? "of no bytes" : hex);
    }
}
