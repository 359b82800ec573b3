package io.wirecost.cli.options;

import io.wirecost.cli.help.HelpGroup;
import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.read.WaysOut;
import io.wirecost.core.InputException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that say how a schema of several files is read. */
@HelpGroup.In(HelpGroup.DATA)
public final class SchemaOptions {
    @Option(
            names = "--schema-path",
            paramLabel = "FOLDER",
            description = "A folder in which files are found that the schema imports or refers to; may be repeated.")
    private List<Path> paths = new ArrayList<>();

    @Option(
            names = "--root",
            paramLabel = "NAME",
            description = "The type that each record is, where the schema has several; in JSON Schema also a pointer.")
    private Optional<String> root;

    /** Returns whether anything was asked for. */
    boolean isAny() {
        return !paths.isEmpty() || root.isPresent();
    }

    /** The schema that is in these files. */
    public SchemaRequest request(List<Path> files, WaysOut ways, CommandSurroundings around) throws InputException {
        return new SchemaRequest(
                files,
                paths,
                root,
                ways,
                new InstalledTools(around.installation().folder()));
    }
}
