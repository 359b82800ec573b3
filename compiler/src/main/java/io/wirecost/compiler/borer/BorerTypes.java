package io.wirecost.compiler.borer;

import io.wirecost.compiler.scala.CaseClasses;
import io.wirecost.compiler.scala.Instances;
import io.wirecost.core.schema.LeafCases;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeCases;
import java.util.Locale;

/** Expressions for borer's instances of all types but records and enums, from the object that the format emits. */
final class BorerTypes {
    private final CaseClasses classes;
    private final Instances instances;

    BorerTypes(CaseClasses classes, Instances instances) {
        this.classes = classes;
        this.instances = instances;
    }

    /** @param verb {@code encode} or {@code decode} */
    String instance(Type type, String verb) {
        return type.match(new TypeCases<>(
                leaf -> leaf(leaf, verb),
                instances::of,
                array -> of(verb + "Vector", array.element()),
                map -> of(verb + "Map", map.element()),
                optional -> of(verb + "Option", optional.element())));
    }

    private String of(String method, Type inner) {
        return "Leaves.%s[%s](%s)".formatted(method, classes.type(inner), instances.of(inner));
    }

    private String leaf(Type.Leaf type, String verb) {
        return type.match(new LeafCases<>(
                primitive -> leaf(verb, primitive.name()),
                temporal -> leaf(verb, temporal.name()),
                fixed -> leaf(verb, "BYTES"),
                decimal -> leaf(verb, "DECIMAL"),
                uuid -> leaf(verb, "UUID"),
                instances::of));
    }

    private static String leaf(String verb, String name) {
        return "Leaves.%s%s".formatted(verb, name.toLowerCase(Locale.ROOT));
    }
}
