package io.wirecost.compiler.php;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.LeafCases;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeCases;
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
        return type.match(new TypeCases<>(
                this::leaf,
                record -> names.className(record.name()),
                array -> "array",
                map -> "array",
                optional -> "?" + declared(optional.element())));
    }

    /** What documentation says of the elements of an array; empty for a type that is none. */
    Optional<String> documented(Type type) {
        return type.present().contained().map(contained -> words(type));
    }

    private String words(Type type) {
        return type.match(new TypeCases<>(
                this::leaf,
                record -> names.className(record.name()),
                array -> "list<" + words(array.element()) + ">",
                map -> "array<string, " + words(map.element()) + ">",
                optional -> words(optional.element()) + "|null"));
    }

    private String leaf(Type.Leaf type) {
        return type.match(new LeafCases<>(
                PhpTypes::primitive,
                temporal -> "int",
                fixed -> "string",
                decimal -> "string",
                uuid -> "string",
                enumeration -> names.className(enumeration.name())));
    }

    private static String primitive(Type.Primitive type) {
        return switch (type) {
            case NULL -> "null";
            case BOOLEAN -> "bool";
            case INT, LONG -> "int";
            case FLOAT, DOUBLE -> "float";
            case BYTES, STRING -> "string";
        };
    }
}
