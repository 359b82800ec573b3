package io.wirecost.codecs.avro;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.apache.avro.Schema;

/** Finds byte strings that mean nothing but bytes: those of decimals and UUIDs become numbers. */
final class ByteStrings {
    private final Set<Schema> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    private ByteStrings() {}

    /** Returns whether a schema, or one that it refers to, has byte strings. */
    static boolean areIn(Schema schema) {
        return new ByteStrings().find(schema);
    }

    private boolean find(Schema schema) {
        return seen.add(schema)
                && switch (schema.getType()) {
                    case RECORD -> schema.getFields().stream().anyMatch(field -> find(field.schema()));
                    case UNION -> schema.getTypes().stream().anyMatch(this::find);
                    case MAP -> find(schema.getValueType());
                    case ARRAY -> find(schema.getElementType());
                    case BYTES, FIXED -> schema.getLogicalType() == null;
                    default -> false;
                };
    }
}
