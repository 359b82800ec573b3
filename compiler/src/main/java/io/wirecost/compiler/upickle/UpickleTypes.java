package io.wirecost.compiler.upickle;

import io.wirecost.compiler.scala.CaseClasses;
import io.wirecost.compiler.scala.Instances;
import io.wirecost.core.schema.LeafCases;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeCases;
import java.util.Locale;

/** Expressions for uPickle's readers and writers of all types but records and enums. */
final class UpickleTypes {
    private static final String API = "_root_.upickle.default.";
    private static final String VECTOR = "_root_.scala.collection.immutable.Vector";

    private final CaseClasses classes;
    private final Instances instances;

    UpickleTypes(CaseClasses classes, Instances instances) {
        this.classes = classes;
        this.instances = instances;
    }

    String writer(Type type) {
        return type.match(new TypeCases<>(
                leaf -> leaf(leaf, "Writer"),
                record -> instances.of(record),
                array -> "%sSeqLikeWriter[%s, %s](%s)"
                        .formatted(API, VECTOR, classes.type(array.element()), instances.of(array.element())),
                map -> "%sMapWriter2[_root_.java.lang.String, %s](%sStringWriter, %s)"
                        .formatted(API, classes.type(map.element()), API, instances.of(map.element())),
                optional -> "Leaves.optional[%s](%s)"
                        .formatted(classes.type(optional.element()), instances.of(optional.element()))));
    }

    String reader(Type type) {
        return type.match(new TypeCases<>(
                leaf -> leaf(leaf, "Reader"),
                record -> instances.of(record),
                array -> "%sSeqLikeReader[%s, %s](%s, %s.iterableFactory[%s])"
                        .formatted(
                                API,
                                VECTOR,
                                classes.type(array.element()),
                                instances.of(array.element()),
                                VECTOR,
                                classes.type(array.element())),
                map -> "%sMapReader2[_root_.java.lang.String, %s](%sStringReader, %s)"
                        .formatted(API, classes.type(map.element()), API, instances.of(map.element())),
                optional -> "Leaves.optional[%s](%s)"
                        .formatted(classes.type(optional.element()), instances.of(optional.element()))));
    }

    private String leaf(Type.Leaf type, String kind) {
        String ours = "Leaves.";
        return type.match(new LeafCases<>(
                primitive -> switch (primitive) {
                    case NULL -> ours + "nothing" + kind;
                    case BOOLEAN -> API + "Boolean" + kind;
                    case INT -> API + "Int" + kind;
                    case LONG -> ours + "long" + kind;
                    case FLOAT -> ours + "float" + kind;
                    case DOUBLE -> ours + "double" + kind;
                    case BYTES -> ours + "bytes" + kind;
                    case STRING -> API + "String" + kind;
                },
                temporal -> ours + temporal.name().toLowerCase(Locale.ROOT) + kind,
                fixed -> ours + "bytes" + kind,
                decimal -> ours + "decimal" + kind,
                uuid -> ours + "uuid" + kind,
                instances::of));
    }
}
