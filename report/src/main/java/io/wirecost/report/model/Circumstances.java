package io.wirecost.report.model;

import io.wirecost.analysis.Effort;
import io.wirecost.core.run.Environment;
import io.wirecost.core.run.Run;
import io.wirecost.report.model.Conditions.Fact;
import io.wirecost.report.wording.Units;
import io.wirecost.report.wording.Visible;
import java.util.List;

/** How and where a run was measured. */
final class Circumstances {
    private Circumstances() {}

    static Conditions of(Run run) {
        return new Conditions(
                Visible.text(run.wirecost()),
                Visible.text(run.started()),
                Visible.text(run.profile()),
                Effort.of(run).words(),
                machine(run.environment()),
                RepeatCommand.of(run.command()));
    }

    private static List<Fact> machine(Environment environment) {
        return List.of(
                fact("processor", environment.cpu()),
                fact("cores", Integer.toString(environment.cores())),
                fact("memory", Units.memory(environment.memoryBytes())),
                fact("system", environment.os() + " " + environment.arch()),
                fact("JVM", environment.jvm()),
                fact("JVM options", environment.jvmOptions()));
    }

    private static Fact fact(String name, String value) {
        return new Fact(name, Visible.text(value));
    }
}
