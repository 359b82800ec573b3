package io.wirecost.cli.command;

import io.wirecost.cli.failure.ExitCode;
import io.wirecost.cli.folder.OutFolder;
import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.cli.options.CodecPathOption;
import io.wirecost.cli.options.DataOptions;
import io.wirecost.cli.options.EditOptions;
import io.wirecost.cli.options.OutputOptions;
import io.wirecost.cli.options.SelectionOptions;
import io.wirecost.cli.terminal.PassLine;
import io.wirecost.cli.terminal.ProgressLine;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.core.InputException;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.runtime.Programs;
import io.wirecost.evolution.judge.SchemaJudges;
import io.wirecost.evolution.result.Evolution;
import io.wirecost.evolution.trial.EvolutionTrial;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code wirecost evolve}: what readers make of messages that another version of their schema wrote. */
@Command(
        name = "evolve",
        description = {
            "Change the schema, and show what readers make of messages that the other version wrote: the right value, an"
                    + " error, or another value without an error.",
            "",
            "Examples:",
            "  wirecost evolve                                all edits of the default messages, default codecs",
            "  wirecost evolve --from old.proto --to new.proto",
            "  wirecost evolve --from old.avsc --to new.avsc --records orders.ndjson",
            "  wirecost evolve --edits 'add-*,rename' --codec 'avro-*,protobuf-java'",
            "  wirecost evolve --schema order.avsc --records orders.ndjson --at Order.status"
        },
        abbreviateSynopsis = true,
        mixinStandardHelpOptions = true)
public final class EvolveCommand implements Callable<Integer> {
    private final CommandSurroundings around;

    @Spec
    private CommandSpec spec;

    @Mixin
    private DataOptions data;

    @Mixin
    private EditOptions edits;

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
            description =
                    "Seed for generated data, samples of records and places of edits (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description =
                    "Folder for evolution.json and evolution.html, .md and .csv (default: a new one below runs/).")
    private Optional<Path> out;

    @Option(
            names = RecordedCommand.DETAILS,
            description = "Print each codec and each surprise, not only one table by format and the worst surprises.")
    private boolean details;

    /** @param around what the command finds around it */
    public EvolveCommand(CommandSurroundings around) {
        this.around = around;
    }

    @Override
    public Integer call() throws InputException, IOException {
        List<CatalogEntry> codecs = selection.selected(codecPath.catalog(around, selection.runtimes()));
        EditOptions.Asked asked = asked();
        Path folder = OutFolder.writable(out.orElseGet(
                        () -> around.folder().resolve(OutFolder.defaultFor("evolve-" + asked.name(), Instant.now()))))
                .path();
        EvolutionReport report = new EvolutionReport(
                spec.commandLine().getOut(), around.terminal().style(), output, details, folder);
        report.show(evolution(asked, codecs, report));
        if (!output.quiet()) {
            spec.commandLine()
                    .getErr()
                    .println("The results are in " + folder + " (evolution.html, evolution.json, evolution.md,"
                            + " evolution.csv).");
        }
        return ExitCode.DONE;
    }

    private EditOptions.Asked asked() throws InputException {
        try (PassLine progress =
                new PassLine(spec.commandLine().getErr(), around.terminal().liveErr() && !output.quiet())) {
            data.tell(progress);
            if (!output.quiet()) {
                data.say(spec.commandLine().getErr()::println);
            }
            return edits.asked(data, seed);
        }
    }

    private Evolution evolution(EditOptions.Asked asked, List<CatalogEntry> codecs, EvolutionReport report)
            throws InputException, IOException {
        SchemaJudges judges = SchemaJudges.found(
                new InstalledTools(around.installation().folder()), new Programs(around.environment()));
        PrintWriter err = spec.commandLine().getErr();
        try (ProgressLine progress =
                output.quiet() ? ProgressLine.silent(err) : ProgressLine.on(err, around.terminal())) {
            EvolutionTrial trial = new EvolutionTrial(around.codeCache(), judges, progress);
            return new Farewell(err, progress::close, new KnownEvolution(trial, report))
                    .unlessInterrupted(() -> trial.run(asked.name(), asked.records(), seed, asked.edits(), codecs));
        }
    }
}
