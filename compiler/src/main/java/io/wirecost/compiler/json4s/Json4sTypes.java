package io.wirecost.compiler.json4s;

import io.wirecost.compiler.scala.Instances;
import io.wirecost.core.schema.Type;

/** Expressions for json4s's writers and readers of all types but records and enums. */
final class Json4sTypes {
    private static final String JSON4S = "_root_.org.json4s.";
    private static final String WRITERS = JSON4S + "DefaultWriters.";
    private static final String READERS = JSON4S + "DefaultReaders.";
    private static final String VECTOR = "_root_.scala.collection.immutable.Vector";

    private final Instances instances;

    Json4sTypes(Instances instances) {
        this.instances = instances;
    }

    String writer(Type type) {
        return switch (type.form()) {
            case LEAF, RECORD -> instances.ours(type, "write");
            case ARRAY -> instances.around(type, WRITERS + "seqWriter[%s](%s)");
            case MAP ->
                instances.around(
                        type,
                        WRITERS + "mapWriter[_root_.java.lang.String, %s](" + JSON4S + "JsonKeyWriter.string, %s)");
            case OPTIONAL -> instances.around(type, WRITERS + "OptionWriter[%s](%s)");
        };
    }

    /** The library's reader of options takes what it cannot read for absent, so there is one of our own. */
    String reader(Type type) {
        return switch (type.form()) {
            case LEAF, RECORD, OPTIONAL -> instances.ours(type, "read");
            case ARRAY ->
                instances.around(
                        type, READERS + "iterableReader[" + VECTOR + ", %s](" + VECTOR + ".iterableFactory, %s)");
            case MAP -> instances.around(type, READERS + "mapReader[%s](%s)");
        };
    }
}
