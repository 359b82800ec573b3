package io.wirecost.cli.command;

import io.wirecost.cli.failure.ExitCode;
import io.wirecost.cli.folder.InputKeeper;
import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.cli.options.FormOption;
import io.wirecost.cli.options.InferenceOptions;
import io.wirecost.cli.options.OutputOptions;
import io.wirecost.cli.terminal.PassLine;
import io.wirecost.compiler.avro.AvroSchemaText;
import io.wirecost.core.InputException;
import io.wirecost.document.Document;
import io.wirecost.inference.Inferred;
import io.wirecost.inference.InferredRecords;
import io.wirecost.report.ReportFile;
import io.wirecost.report.section.SchemaSection;
import io.wirecost.results.ScriptJson;
import io.wirecost.workloads.source.Sampling;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wirecost infer}: finds the schema of JSON records. */
@Command(
        name = "infer",
        description = {
            "Find the schema of JSON records, say why, and prove it on all of them.",
            "",
            "Examples:",
            "  wirecost infer events.ndjson                   each field, its type, and why",
            "  wirecost infer events.ndjson --out events.avsc write the schema, to be changed by hand",
            "  wirecost infer events.ndjson --type 'items[].price=decimal(10,2)' --map labels",
            "  curl … | wirecost infer -                      from standard input"
        },
        mixinStandardHelpOptions = true)
public final class InferCommand implements Callable<Integer> {
    private final CommandSurroundings around;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FILE",
            description = "Records: a file or folder of JSON, plain or compressed with gzip or zstd; or - for standard"
                    + " input.")
    private Path records;

    @Mixin
    private InferenceOptions inference;

    @Mixin
    private OutputOptions output;

    @Mixin
    private FormOption form;

    @Option(names = "--out", paramLabel = "FILE.avsc", description = "Write the schema there, in Avro.")
    private Optional<Path> out;

    /** @param around what the command finds around it */
    public InferCommand(CommandSurroundings around) {
        this.around = around;
    }

    @Override
    public Integer call() throws InputException, IOException {
        Inferred inferred = infer();
        String schema = AvroSchemaText.emitWithNotes(inferred.schema());
        if (out.isPresent()) {
            ReportFile.write(schema, out.get());
        }
        print(inferred);
        if (!output.quiet() && !output.json()) {
            spec.commandLine()
                    .getErr()
                    .println(out.map(file -> "The schema is in " + file + ".")
                            .orElse("To keep the schema: --out FILE.avsc. To measure: wirecost run --records FILE."
                                    + " All that was found: --json."));
        }
        return inferred.findings().proof().different() == 0 ? ExitCode.DONE : ExitCode.CELL_FAILED;
    }

    private Inferred infer() throws InputException {
        PrintWriter err = spec.commandLine().getErr();
        Path file = records.equals(InputKeeper.STANDARD_INPUT)
                ? InputKeeper.temporary().keep(around.in())
                : records;
        try (PassLine progress = new PassLine(err, around.terminal().liveErr() && !output.quiet())) {
            return InferredRecords.infer(file, inference.requests(), new Sampling(1, 0), progress);
        }
    }

    private void print(Inferred inferred) {
        PrintWriter stdout = spec.commandLine().getOut();
        Document.Writer page = Document.writer();
        SchemaSection.write(inferred.findings(), page);
        stdout.print(
                output.json()
                        ? ScriptJson.text(inferred.findings())
                        : form.render(
                                page.document(),
                                "Inferred schema, wirecost",
                                around.terminal().style()));
        stdout.flush();
    }
}
