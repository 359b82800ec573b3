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
        return switch (type.kind()) {
            case NULL -> "Leaves.nothing" + kind;
            case BOOLEAN -> API + "Boolean" + kind;
            case INT -> API + "Int" + kind;
            case STRING -> API + "String" + kind;
            case BYTES, FIXED -> "Leaves.bytes" + kind;
            case LONG, FLOAT, DOUBLE, DECIMAL, UUID, DATE, TIME_MILLIS, TIME_MICROS -> ours(type, kind);
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS -> ours(type, kind);
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS -> ours(type, kind);
            case ENUM, RECORD -> instances.of(type);
            case ARRAY -> instances.around(type, vector);
            case MAP ->
                instances.around(
                        type, API + "Map" + kind + "2[_root_.java.lang.String, %s](" + API + "String" + kind + ", %s)");
            case OPTIONAL -> instances.around(type, "Leaves.optional[%s](%s)");
        };
    }

    private static String ours(Type type, String kind) {
        return "Leaves." + type.kind().name().toLowerCase(Locale.ROOT) + kind;
    }
}
