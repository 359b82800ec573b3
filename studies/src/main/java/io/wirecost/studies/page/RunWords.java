package io.wirecost.studies.page;

import io.wirecost.analysis.Clock;
import io.wirecost.analysis.SettingWords;
import io.wirecost.core.run.Figures;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.MachineInfo;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Repetition;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.document.Document;
import io.wirecost.document.Fact;
import io.wirecost.document.ShellCommand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Where, when and how a run was measured, as a study's document says it. */
final class RunWords {
    private RunWords() {}

    /** {@code Example CPU, 2 cores, Linux, OpenJDK 17, started 2026-01-02T03:04:05Z}. */
    static String machine(Run run) {
        MachineInfo machine = run.environment().machine();
        return machine.cpu() + ", " + machine.cores() + " cores, " + machine.os() + ", "
                + run.environment().runtimeVersions() + ", started " + run.started();
    }

    /** {@code workload school, professors=10,50, seed 1}. */
    static String data(Run run) {
        return "workload " + run.data().name()
                + run.data().parameters().map(chosen -> ", " + chosen).orElse("")
                + run.data().seed().map(seed -> ", seed " + seed).orElse("");
    }

    /** The libraries that took part, with their versions; nothing where no codec did. */
    static void versions(Run run, Document.Writer page) {
        String libraries = run.codecs().stream()
                .map(codec -> codec.library() + " " + codec.version())
                .distinct()
                .sorted()
                .collect(Collectors.joining(", "));
        if (!libraries.isEmpty()) {
            page.paragraph("Libraries: " + libraries + ".");
        }
    }

    /** What kind of time the run has, for each kind of figures; nothing for sizes alone. */
    static void times(Run run, Document.Writer page) {
        List<String> kinds = new ArrayList<>();
        clocks(run).ifPresent(clock -> kinds.add("Times of operations are " + clock + " of a message."));
        if (has(run, FilePasses.class)) {
            kinds.add("Times of files are times on the wall, of all records.");
        }
        if (has(run, Pipeline.class)) {
            kinds.add("Times through the services are times on the wall.");
        }
        if (!kinds.isEmpty()) {
            page.paragraph(String.join(" ", kinds));
        }
    }

    private static boolean has(Run run, Class<? extends Figures> kind) {
        return run.cells().stream().anyMatch(cell -> cell.figures(kind).isPresent());
    }

    private static Optional<String> clocks(Run run) {
        List<String> clocks = run.cells().stream()
                .flatMap(cell -> cell.figures(Speed.class).stream())
                .map(Clock::of)
                .map(Clock::title)
                .distinct()
                .sorted()
                .toList();
        return clocks.isEmpty() ? Optional.empty() : Optional.of(String.join(" or ", clocks));
    }

    /** The command that measured it. */
    static void command(Run run, Document.Writer page) {
        page.paragraph("Measured by:");
        page.code(ShellCommand.of(Repetition.of(run.command())));
    }

    /** How the pipeline was set up; nothing for a run without one. */
    static void settings(Run run, Document.Writer page) {
        page.facts(run.pipeline().map(SettingWords::of).orElse(List.of()).stream()
                .map(setting -> new Fact(setting.name(), setting.words()))
                .toList());
    }
}
