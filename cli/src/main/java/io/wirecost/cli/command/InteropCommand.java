package io.wirecost.cli.command;

import io.wirecost.cli.options.CodecPathOption;
import io.wirecost.cli.options.DataOptions;
import io.wirecost.cli.options.OutputOptions;
import io.wirecost.cli.options.SelectionOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code wirecost interop}: a run of all codecs that measures nothing but how they read each other. */
@Command(
        name = "interop",
        description = {
            "Have every codec read what every other codec of its format has written.",
            "",
            "Examples:",
            "  wirecost interop                               all codecs, default messages",
            "  wirecost interop --format CBOR,'Message*'      codecs of some formats",
            "  wirecost interop --records events.ndjson       your own messages"
        },
        footer = {"", "It is the same as: wirecost run --measure interop --codec '*'"},
        abbreviateSynopsis = true,
        mixinStandardHelpOptions = true)
@SuppressWarnings("UnusedVariable") // run reads the options; here they are checked and explained
public final class InteropCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private DataOptions data;

    @Mixin
    private SelectionOptions selection;

    @Mixin
    private CodecPathOption codecPath;

    @Mixin
    private OutputOptions output;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Seed for generated data and for samples of records (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder for run.json and the derived schemas (default: a new one below runs/).")
    private Optional<Path> out;

    @Option(
            names = RecordedCommand.DETAILS,
            description = "Print the table of each format, not only a line for it and the differences.")
    private boolean details;

    @Override
    public Integer call() {
        CommandLine wirecost = spec.commandLine().getParent();
        List<String> given = wirecost.getParseResult().originalArgs();
        List<String> run = new ArrayList<>(List.of(RecordedCommand.COMMAND, "--measure", "interop"));
        if (!selection.namesCodecs()) {
            run.addAll(List.of("--codec", "*"));
        }
        run.addAll(given.subList(given.indexOf(spec.name()) + 1, given.size()));
        return wirecost.execute(run.toArray(String[]::new));
    }
}
