package io.wirecost.compiler.php;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Type;
import java.util.Optional;
import java.util.stream.Stream;

/** The types of properties: those that PHP checks, and what only documentation can say of arrays. */
final class PhpTypes {
    private final PhpNames names;

    PhpTypes(PhpNames names) {
        this.names = names;
    }

    /** Returns the fields that an object has a property for. */
    static Stream<Field> held(RecordDefinition record) {
        return record.fields().stream().filter(PhpTypes::isHeld);
    }

    /** Returns whether an object has a property for a field: not for one that never has a value. */
    static boolean isHeld(Field field) {
        return field.type() != Type.Primitive.NULL;
    }

    /** The type as it stands before a property. */
    String declared(Type type) {
        return switch (type.form()) {
            case LEAF, RECORD -> words(type);
            case ARRAY, MAP -> "array";
            case OPTIONAL -> "?" + declared(type.element());
        };
    }

    /** What documentation says of the elements of an array; empty for a type that is none. */
    Optional<String> documented(Type type) {
        return type.present().contained().map(contained -> words(type));
    }

    private String words(Type type) {
        return switch (type.form()) {
            case LEAF -> word(type.asLeaf().orElseThrow());
            case RECORD -> names.className(type.name());
            case ARRAY -> "list<" + words(type.element()) + ">";
            case MAP -> "array<string, " + words(type.element()) + ">";
            case OPTIONAL -> words(type.element()) + "|null";
        };
    }

    /** PHP has the integers and texts that carry dates, decimals and UUIDs. */
    private String word(Type.Leaf type) {
        return type.asEnum()
                .map(its -> names.className(its.name()))
                .orElseGet(() -> type.simple().asPrimitive().map(PhpTypes::word).orElse("string"));
    }

    private static String word(Type.Primitive type) {
        return switch (type) {
            case NULL -> "null";
            case BOOLEAN -> "bool";
            case INT, LONG -> "int";
            case FLOAT, DOUBLE -> "float";
            case BYTES, STRING -> "string";
        };
    }
}
