package io.wirecost.compiler.read;

import io.wirecost.compiler.target.MissingToolException;
import io.wirecost.compiler.target.Tools;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A schema that a user asks for.
 *
 * @param files the files or folders that it is in
 * @param paths further folders in which files are found that these name
 * @param root name of the type that each record is; empty where the files leave no choice
 * @param ways what to do with parts that are not supported
 * @param tools where other projects' compilers are found
 */
public record SchemaRequest(List<Path> files, List<Path> paths, Optional<String> root, WaysOut ways, Tools tools) {
    public SchemaRequest {
        files = List.copyOf(files);
        paths = List.copyOf(paths);
    }

    private static final Tools NO_TOOLS = tool -> {
        throw new MissingToolException("no " + tool);
    };

    /** A text that is in no file, or in one that also holds records. */
    public static SchemaRequest of(WaysOut ways) {
        return new SchemaRequest(List.of(), List.of(), Optional.empty(), ways, NO_TOOLS);
    }

    /** A file by itself, in a language that needs no other project's compiler. */
    public static SchemaRequest of(Path file) {
        return of(file, NO_TOOLS);
    }

    /** A file by itself. */
    public static SchemaRequest of(Path file, Tools tools) {
        return new SchemaRequest(List.of(file), List.of(), Optional.empty(), WaysOut.NONE, tools);
    }
}
