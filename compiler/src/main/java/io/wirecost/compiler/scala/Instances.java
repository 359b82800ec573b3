package io.wirecost.compiler.scala;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Names for what a library needs of every type that fields have: its encoders, decoders, readers or writers. Emitted code
 * names each, so that Scala's compiler searches none.
 */
public final class Instances {
    private final Map<Type, String> names = new LinkedHashMap<>();

    public Instances(CaseClasses classes) {
        Schema schema = classes.schema();
        for (Type type : schema.types()) {
            names.put(type, name(type).orElseGet(() -> definition(classes, type)));
        }
    }

    /** The name of the instance for a record or enum, by its full name in the schema. */
    public static String ofDefinition(CaseClasses classes, String definition) {
        return "defined" + classes.number(definition);
    }

    private Optional<String> name(Type type) {
        return isDefined(type) ? Optional.empty() : Optional.of("type" + names.size());
    }

    private static boolean isDefined(Type type) {
        return type.asRecord().isPresent()
                || type.asLeaf().flatMap(Type.Leaf::asEnum).isPresent();
    }

    private static String definition(CaseClasses classes, Type type) {
        return type.asRecord()
                .map(record -> ofDefinition(classes, record.name()))
                .orElseGet(() -> type.asLeaf()
                        .flatMap(Type.Leaf::asEnum)
                        .map(symbols -> ofDefinition(classes, symbols.name()))
                        .orElseThrow());
    }

    /** The name of the instance for a type of a field, or for one that it holds. */
    public String of(Type type) {
        return names.get(type);
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
