package io.wirecost.compiler.target;

import io.wirecost.core.schema.Schema;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A format or library that gets its own schema and classes from ours. Stateless. */
public interface Target {
    /** The name that codecs and the command line use; also the last part of the generated package. */
    String id();

    /** Why this target has nothing for a schema, whatever its values are; empty where {@link #emit} may be called. */
    default Optional<String> refuses(Schema schema) {
        return Optional.empty();
    }

    /** Everything that is derived from the schema by us. Pure: the same schema gives the same text. */
    Emission emit(Schema schema);

    /**
     * Puts all Java sources of the target below a folder, laid out by package. Targets with a compiler of their own run
     * it here, on the emitted schema text only.
     *
     * @throws ToolException if the target's compiler refuses what we emitted; a {@link MissingToolException} if there is
     *     none for this machine
     */
    default void generate(Emission emission, Path sources, Tools tools) throws IOException {
        emission.writeSources(sources);
    }

    /** Names of the executables that {@link #generate} runs, as {@link Tools} knows them. */
    default List<String> tools() {
        return List.of();
    }

    /**
     * Annotation processors that make more code from the emitted sources: their class names, found on the class path
     * that the sources are compiled against, i.e. with the library.
     */
    default List<String> annotationProcessors() {
        return List.of();
    }
}
