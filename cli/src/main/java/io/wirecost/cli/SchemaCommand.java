package io.wirecost.cli;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.InputException;
import io.wirecost.core.schema.Schema;
import io.wirecost.workloads.records.UserSchema;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wirecost schema}: shows what a schema becomes in each target. */
@Command(
        name = "schema",
        description = "Show the schema that is derived for a target, and what is renamed or boxed in it.",
        mixinStandardHelpOptions = true)
final class SchemaCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "SCHEMA.avsc", description = "An Avro schema.")
    private Path file;

    @Option(
            names = "--to",
            required = true,
            split = ",",
            paramLabel = "TARGET",
            description = "One or more of: ${COMPLETION-CANDIDATES}; or all.",
            completionCandidates = TargetNames.class)
    private List<String> targets;

    @Option(names = "--out", paramLabel = "DIR", description = "Write files there instead of printing.")
    private Optional<Path> out;

    @Option(names = "--quiet", description = "No notes on what is renamed or boxed.")
    private boolean quiet;

    @Override
    public Integer call() throws InputException, IOException {
        List<Target> chosen = TargetNames.choose(targets);
        Schema schema = UserSchema.read(file).schema();
        for (Target target : chosen) {
            Optional<String> refusal = target.refuses(schema);
            if (refusal.isPresent()) {
                spec.commandLine().getErr().println(target.id() + ": refused: " + refusal.get());
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
        return ExitCode.DONE;
    }

    private void print(Target target, Emission emission) {
        PrintWriter out = spec.commandLine().getOut();
        if (emission.shown().isPresent()) {
            out.println(emission.shown().get().text().stripTrailing());
        } else {
            emission.sources().values().forEach(source -> out.println(source.stripTrailing()));
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
