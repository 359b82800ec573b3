package io.wirecost.compiler.derive;

import io.wirecost.compiler.Targets;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Map;

/** The classes of domain objects that a runner gets in the language of its runtime, as files by name. */
public final class DomainFiles {
    private static final List<String> KINDS = List.of("php");

    private DomainFiles() {}

    /** The names of the languages that have such classes: those of their targets. */
    public static List<String> kinds() {
        return KINDS;
    }

    /**
     * The files of a language. Pure: the same schema gives the same files.
     *
     * @param kind one of {@link #kinds}
     * @return texts by the names of their files, sorted by these
     */
    public static Map<String, String> of(String kind, Schema schema) {
        return Targets.byId(kind).orElseThrow().emit(schema).files();
    }
}
