package io.wirecost.codecs.fory;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Type;

/** Which classes Fory's code generator can handle; the others are left to its serializer that needs no code. */
final class CodeGenerator {
    /**
     * It unrolls collections in collections, several copies for each level, so that its time and its code grow
     * exponentially: minutes for five levels.
     */
    private static final int UNROLLED_LEVELS = 2;

    private CodeGenerator() {}

    static boolean handles(RecordDefinition record) {
        return record.fields().stream().allMatch(field -> handles(field.type(), UNROLLED_LEVELS));
    }

    private static boolean handles(Type type, int levels) {
        if (type instanceof Type.OptionalType optional) {
            return handles(optional.type(), levels);
        } else if (type instanceof Type.ArrayType array) {
            return handlesElement(array.element(), levels - 1);
        } else if (type instanceof Type.MapType map) {
            return handlesElement(map.value(), levels - 1);
        }
        return type != Type.Primitive.NULL; // it generates no code for Void
    }

    /** Its code for a collection of collections of which all are absent fails with a ClassCastException. */
    private static boolean handlesElement(Type type, int levels) {
        boolean absentCollections = type instanceof Type.OptionalType optional
                && (optional.type() instanceof Type.ArrayType || optional.type() instanceof Type.MapType);
        return levels >= 0 && !absentCollections && handles(type, levels);
    }
}
