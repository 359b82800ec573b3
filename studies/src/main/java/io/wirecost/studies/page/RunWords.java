package io.wirecost.studies.page;

import io.wirecost.analysis.Settings;
import io.wirecost.core.run.MachineInfo;
import io.wirecost.core.run.Repetition;
import io.wirecost.core.run.Run;
import io.wirecost.document.Document;
import io.wirecost.document.Fact;
import io.wirecost.document.ShellCommand;
import java.util.List;

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

    /** The command that measured it. */
    static void command(Run run, Document.Writer page) {
        page.paragraph("Measured by:");
        page.code(ShellCommand.of(Repetition.of(run.command())));
    }

    /** How the pipeline was set up; nothing for a run without one. */
    static void settings(Run run, Document.Writer page) {
        page.facts(run.pipeline().map(Settings::of).orElse(List.of()).stream()
                .map(setting -> new Fact(setting.name(), setting.words()))
                .toList());
    }
}
