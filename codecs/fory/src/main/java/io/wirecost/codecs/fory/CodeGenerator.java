package io.wirecost.codecs.fory;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeCases;

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
        return type.match(new TypeCases<>(
                leaf -> leaf != Type.Primitive.NULL, // it generates no code for Void
                record -> true,
                array -> handlesElement(array.element(), levels - 1),
                map -> handlesElement(map.element(), levels - 1),
                optional -> handles(optional.element(), levels)));
    }

    /** Its code for a collection of collections of which all are absent fails with a ClassCastException. */
    private static boolean handlesElement(Type type, int levels) {
        boolean absentCollections =
                type.isOptional() && type.present().contained().isPresent();
        return levels >= 0 && !absentCollections && handles(type, levels);
    }
}
