package io.wirecost.compiler.upickle;

import io.wirecost.compiler.scala.Instances;
import io.wirecost.core.schema.Type;
import java.util.Locale;

/** Expressions for uPickle's readers and writers of all types but records and enums. */
final class UpickleTypes {
    private static final String API = "_root_.upickle.default.";
    private static final String VECTOR = "_root_.scala.collection.immutable.Vector";

    private final Instances instances;

    UpickleTypes(Instances instances) {
        this.instances = instances;
    }

    String writer(Type type) {
        return instance(type, "Writer", API + "SeqLikeWriter[" + VECTOR + ", %s](%s)");
    }

    String reader(Type type) {
        return instance(
                type,
                "Reader",
                API + "SeqLikeReader[" + VECTOR + ", %1$s](%2$s, " + VECTOR + ".iterableFactory[%1$s])");
    }

    private String instance(Type type, String kind, String vector) {
        return switch (type.form()) {
            case LEAF -> leaf(type, kind);
            case RECORD -> instances.of(type);
            case ARRAY -> instances.around(type, vector);
            case MAP ->
                instances.around(
                        type, API + "Map" + kind + "2[_root_.java.lang.String, %s](" + API + "String" + kind + ", %s)");
            case OPTIONAL -> instances.around(type, "Leaves.optional[%s](%s)");
        };
    }

    /** The library's own where its JSON is the domain's. */
    private String leaf(Type type, String kind) {
        return switch (type.kind()) {
            case NULL -> "Leaves.nothing" + kind;
            case BOOLEAN -> API + "Boolean" + kind;
            case INT -> API + "Int" + kind;
            case STRING -> API + "String" + kind;
            case FIXED -> "Leaves.bytes" + kind;
            case ENUM -> instances.of(type);
            default -> "Leaves." + type.kind().name().toLowerCase(Locale.ROOT) + kind;
        };
    }
}
