package io.wirecost.cli.command;

import io.wirecost.cli.failure.ExitCode;
import io.wirecost.cli.folder.SchemaFolder;
import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.cli.names.TargetNames;
import io.wirecost.cli.names.WorkloadNames;
import io.wirecost.cli.options.DataOptions;
import io.wirecost.cli.options.SchemaOptions;
import io.wirecost.cli.terminal.Terminal;
import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.Targets;
import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.read.WaysOut;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.Choices;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.schema.Schema;
import io.wirecost.document.Document;
import io.wirecost.document.ShellCommand;
import io.wirecost.document.text.TextRenderer;
import io.wirecost.document.text.WrappedText;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.inference.improve.Hint;
import io.wirecost.inference.improve.Improvement;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wirecost schema}: shows what a schema becomes in each target. */
@Command(
        name = "schema",
        description = {
            "Show the schema that is derived for a target, and what is renamed or boxed there.",
            "",
            "Examples:",
            "  wirecost schema                          the targets, and the codecs that use them",
            "  wirecost schema order.avsc               what becomes of a schema in each target",
            "  wirecost schema order.avsc --to protobuf",
            "  wirecost schema order.proto --to json-schema",
            "  wirecost schema --workload transactions --to all --out schemas",
            "  wirecost schema order.avsc --improve orders.ndjson > better.avsc"
        },
        mixinStandardHelpOptions = true)
public final class SchemaCommand implements Callable<Integer> {
    private static final String IMPROVE = "--improve";
    private static final String AVRO = "avro";

    private final CommandSurroundings around;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "SCHEMA",
            arity = "0..1",
            description =
                    "Your own schema: Avro (.avsc, .avdl), Protocol Buffers (.proto) or JSON Schema; a file or folder.")
    private Optional<Path> file;

    @Mixin
    private SchemaOptions schemaOptions;

    @Option(
            names = "--without",
            paramLabel = "PATH",
            description = "A field to leave out, as messages name it, e.g. Order.note; may be repeated.")
    private List<String> without = new ArrayList<>();

    @Option(
            names = "--type",
            paramLabel = "PATH=FORM",
            description =
                    "How a field is read: json, json-text, hex or base64, e.g. Order.payload=json; may be repeated.")
    private List<String> types = new ArrayList<>();

    @Option(
            names = WorkloadNames.OPTION,
            completionCandidates = WorkloadNames.class,
            paramLabel = "NAME",
            description = "The schema of a built-in workload instead: ${COMPLETION-CANDIDATES}.")
    private Optional<String> workload;

    @Option(
            names = "--to",
            split = ",",
            paramLabel = "TARGET",
            description = "One or more of: ${COMPLETION-CANDIDATES} (default: list the targets).",
            completionCandidates = TargetNames.class)
    private List<String> targets = new ArrayList<>();

    @Option(
            names = IMPROVE,
            paramLabel = "FILE",
            description = "Your own records: make all changes that wirecost explain --hints shows for them. Without"
                    + " SCHEMA.avsc, the schema of JSON is inferred. Without --to, print the changed schema in Avro.")
    private Optional<Path> improve;

    @Option(names = "--out", paramLabel = "DIR", description = "Write files there instead of printing.")
    private Optional<Path> out;

    @Option(names = "--quiet", description = "Print no notes on renamed or boxed values.")
    private boolean quiet;

    /** @param around what the command finds around it */
    public SchemaCommand(CommandSurroundings around) {
        this.around = around;
    }

    @Override
    public Integer call() throws InputException, IOException {
        Problems problems = new Problems();
        List<String> named = targets.isEmpty() && improve.isPresent() ? List.of(AVRO) : targets;
        Collection<Target> chosen = problems.collect(() -> TargetNames.choose(named));
        Optional<Schema> schema = problems.collect(this::schema);
        if (named.isEmpty() && out.isPresent()) {
            problems.add("--out needs --to with the targets to write; for all targets: --to all");
        }
        problems.refuse();
        if (named.isEmpty()) {
            overview(schema);
        } else {
            derive(schema.orElseThrow(), chosen);
        }
        return ExitCode.DONE;
    }

    /** The schema that was asked for; empty where only the targets are to be shown. */
    private Optional<Schema> schema() throws InputException {
        if (file.isPresent() && workload.isPresent()) {
            throw new InputException("SCHEMA and --workload exclude each other: give one of them");
        }
        if (improve.isPresent()) {
            return Optional.of(improved(improve.get()));
        }
        if (workload.isPresent()) {
            return Optional.of(WorkloadNames.choose(workload.get()).schema());
        }
        if (file.isPresent()) {
            return Optional.of(read(file.get()));
        }
        if (!targets.isEmpty()) {
            throw new InputException("missing SCHEMA: expected your own schema; or --workload with "
                    + Choices.oneOf(WorkloadNames.all()));
        }
        return Optional.empty();
    }

    private Schema improved(Path records) throws InputException {
        if (workload.isPresent()) {
            throw new InputException(
                    "%s changes the schema of records of your own: leave out --workload".formatted(IMPROVE));
        }
        Optional<SchemaRequest> given = file.isPresent() ? Optional.of(request(file.get())) : Optional.empty();
        Dataset data = DataOptions.ofRecords(given, records);
        List<Hint> hints = Improvement.hints(data.schema(), data.records());
        return Improvement.follow(data.schema(), data.records(), hints);
    }

    private SchemaRequest request(Path file) throws InputException {
        return schemaOptions.request(List.of(file), WaysOut.of(without, types), around);
    }

    private Schema read(Path file) throws InputException {
        if (!Files.exists(file) && WorkloadNames.all().contains(file.toString())) {
            throw new InputException(
                    "%s: no such file; for the schema of the built-in workload: --workload %s".formatted(file, file));
        }
        ReadSchema read = SchemaReaders.read(request(file));
        read.remark().filter(line -> !quiet).ifPresent(spec.commandLine().getErr()::println);
        return read.schema();
    }

    private void overview(Optional<Schema> schema) throws InputException, IOException {
        Terminal terminal = around.terminal();
        TargetTable targetTable = new TargetTable(CodecCatalog.load(around.installation()).all().stream()
                .map(CatalogEntry::info)
                .toList());
        PrintWriter stdout = spec.commandLine().getOut();
        stdout.print(TextRenderer.render(
                Document.writer()
                        .table(schema.map(targetTable::of).orElseGet(targetTable::withoutSchema))
                        .document(),
                terminal.style()));
        schema.ifPresent(given -> Targets.all()
                .forEach(target -> refusal(target, given)
                        .map(words -> String.join("\n", WrappedText.wrapped(words, terminal.sentenceColumns())))
                        .ifPresent(stdout::println)));
        String example = file.map(path -> ShellCommand.of("schema", path.toString(), "--to", "protobuf"))
                .orElseGet(() -> ShellCommand.of(
                        "schema",
                        WorkloadNames.OPTION,
                        workload.orElse(DataOptions.DEFAULT_WORKLOAD),
                        "--to",
                        "protobuf"));
        stdout.println("Show one with --to, for example: " + example);
        stdout.flush();
    }

    private void derive(Schema schema, Collection<Target> chosen) throws IOException {
        for (Target target : chosen) {
            Optional<String> refusal = refusal(target, schema);
            if (refusal.isPresent()) {
                spec.commandLine().getErr().println(refusal.get());
                continue;
            }
            Emission emission = target.emit(schema);
            if (out.isPresent()) {
                Path folder = new SchemaFolder(out.get()).write(target.id(), emission);
                note(target, "written to " + folder);
            } else {
                print(target, emission);
            }
        }
    }

    private static Optional<String> refusal(Target target, Schema schema) {
        return target.refusalReason(schema).map(reason -> target.id() + ": refused: " + reason);
    }

    private void print(Target target, Emission emission) {
        PrintWriter out = spec.commandLine().getOut();
        if (emission.shown().isPresent()) {
            out.println(emission.shown().get().text().stripTrailing());
        } else {
            emission.files().values().forEach(text -> out.println(text.stripTrailing()));
        }
        out.flush();
        emission.notes().forEach(note -> note(target, note));
    }

    private void note(Target target, String note) {
        if (!quiet) {
            spec.commandLine().getErr().println(target.id() + ": " + note);
        }
    }
}
