package io.wirecost.compiler.target;

import io.wirecost.core.schema.Schema;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A format or library that gets its own schema and classes from ours. Stateless. */
public interface Target {
    /** The name that codecs and the command line use; also the last part of the package of its classes, if it has any. */
    String id();

    /** Why this target has nothing for a schema, whatever its values are; empty where {@link #emit} may be called. */
    default Optional<String> refusalReason(Schema schema) {
        return Optional.empty();
    }

    /** Everything that is derived from the schema by us. Pure: the same schema gives the same text. */
    Emission emit(Schema schema);

    /**
     * The text of the derived schema with its defaults and aliases, by which a library reads what was written by another
     * version of the schema. Like {@link #emit} for everything else. Empty for a format whose libraries read all bytes alike.
     */
    default Optional<String> readerSchema(Schema schema) {
        return Optional.empty();
    }

    /**
     * Puts all files of the target below a folder. Targets with a compiler of their own run it here, on the emitted schema
     * text only.
     *
     * @throws ToolException if the target's compiler refuses what we emitted; a {@link MissingToolException} if there is
     *     none for this machine
     */
    default void generate(Emission emission, Path folder, Tools tools) throws IOException {
        emission.writeFiles(folder);
    }

    /** Other projects' compilers that {@link #generate} runs. */
    default List<SchemaCompiler> compilers() {
        return List.of();
    }

    /** Names of the executables among {@link #compilers}, as {@link Tools} knows them. */
    default List<String> tools() {
        return compilers().stream()
                .filter(SchemaCompiler.Executable.class::isInstance)
                .map(compiler -> ((SchemaCompiler.Executable) compiler).tool())
                .toList();
    }

    /** Returns the toolchain that makes the files of {@link #generate} ready. */
    default Toolchain toolchain() {
        return new Javac(List.of());
    }

    /**
     * The libraries that the target's files refer to beside our own code, by the full name of one class of each. The toolchain
     * sees these and no others, so that codec modules that have them in common share what is made ready.
     */
    default List<String> libraries() {
        return List.of();
    }
}
