package io.wirecost.compiler.scala;

import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeKind;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * Names for what a library needs of every type that fields have: its encoders, decoders, readers or writers. Emitted code
 * names each, so that Scala's compiler searches none.
 */
public final class Instances {
    private final CaseClasses classes;
    private final Map<Type, String> names = new LinkedHashMap<>();

    public Instances(CaseClasses classes) {
        this.classes = classes;
        for (Type type : classes.schema().types()) {
            names.put(type, isDefined(type) ? ofDefinition(classes, type.name()) : "type" + names.size());
        }
    }

    /** The name of the instance for a record or enum, by its full name in the schema. */
    public static String ofDefinition(CaseClasses classes, String definition) {
        return "defined" + classes.number(definition);
    }

    private static boolean isDefined(Type type) {
        return type.kind() == TypeKind.RECORD || type.kind() == TypeKind.ENUM;
    }

    /** The name of the instance for a type of a field, or for one that it holds. */
    public String of(Type type) {
        return names.get(type);
    }

    /**
     * The expression for the instance of a type that holds another.
     *
     * @param text with places for the class of what it holds, and for the name of that one's instance
     */
    public String around(Type type, String text) {
        return text.formatted(classes.type(type.element()), of(type.element()));
    }

    /**
     * The expression for an instance of the object {@code Leaves}, for a format that emits one there for every kind.
     *
     * @param verb what the names begin with, such as {@code write} or {@code decode}
     */
    public String ours(Type type, String verb) {
        String ours = "Leaves." + verb;
        return switch (type.form()) {
            case LEAF -> type.asEnum().isPresent() ? of(type) : ours + word(type);
            case RECORD -> of(type);
            case ARRAY -> around(type, ours + "Vector[%s](%s)");
            case MAP -> around(type, ours + "Map[%s](%s)");
            case OPTIONAL -> around(type, ours + "Option[%s](%s)");
        };
    }

    private static String word(Type type) {
        return type.asFixed().isPresent() ? "bytes" : type.kind().name().toLowerCase(Locale.ROOT);
    }

    /** Every type but records and enums, with the name of its instance. */
    public void forEachType(BiConsumer<Type, String> action) {
        names.forEach((type, name) -> {
            if (!isDefined(type)) {
                action.accept(type, name);
            }
        });
    }
}
