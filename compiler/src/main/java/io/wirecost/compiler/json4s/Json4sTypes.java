package io.wirecost.compiler.json4s;

import io.wirecost.compiler.scala.CaseClasses;
import io.wirecost.compiler.scala.Instances;
import io.wirecost.core.schema.LeafCases;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeCases;
import java.util.Locale;

/** Expressions for json4s's writers and readers of all types but records and enums. */
final class Json4sTypes {
    private static final String JSON4S = "_root_.org.json4s.";

    private final CaseClasses classes;
    private final Instances instances;

    Json4sTypes(CaseClasses classes, Instances instances) {
        this.classes = classes;
        this.instances = instances;
    }

    String writer(Type type) {
        return type.match(new TypeCases<>(
                leaf -> leaf(leaf, "write"),
                instances::of,
                array -> "%sDefaultWriters.seqWriter[%s](%s)"
                        .formatted(JSON4S, classes.type(array.element()), instances.of(array.element())),
                map -> "%sDefaultWriters.mapWriter[_root_.java.lang.String, %s](%sJsonKeyWriter.string, %s)"
                        .formatted(JSON4S, classes.type(map.element()), JSON4S, instances.of(map.element())),
                optional -> "%sDefaultWriters.OptionWriter[%s](%s)"
                        .formatted(JSON4S, classes.type(optional.element()), instances.of(optional.element()))));
    }

    /** The library's reader of options takes what it cannot read for absent, so there is one of our own. */
    String reader(Type type) {
        return type.match(new TypeCases<>(
                leaf -> leaf(leaf, "read"),
                instances::of,
                array -> vector(array.element()),
                map -> "%sDefaultReaders.mapReader[%s](%s)"
                        .formatted(JSON4S, classes.type(map.element()), instances.of(map.element())),
                optional -> "Leaves.readOption[%s](%s)"
                        .formatted(classes.type(optional.element()), instances.of(optional.element()))));
    }

    private String vector(Type element) {
        String vector = "_root_.scala.collection.immutable.Vector";
        return "%sDefaultReaders.iterableReader[%s, %s](%s.iterableFactory, %s)"
                .formatted(JSON4S, vector, classes.type(element), vector, instances.of(element));
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
