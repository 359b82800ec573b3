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
        return switch (type.form()) {
            case LEAF -> type != Type.Primitive.NULL; // it generates no code for Void
            case RECORD -> true;
            case ARRAY, MAP -> handlesElement(type.element(), levels - 1);
            case OPTIONAL -> handles(type.element(), levels);
        };
    }

    /** Its code for a collection of collections of which all are absent fails with a ClassCastException. */
    private static boolean handlesElement(Type type, int levels) {
        boolean absentCollections =
                type.isOptional() && type.present().contained().isPresent();
        return levels >= 0 && !absentCollections && handles(type, levels);
    }
}
