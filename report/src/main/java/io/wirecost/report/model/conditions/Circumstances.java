package io.wirecost.report.model.conditions;

import io.wirecost.analysis.Effort;
import io.wirecost.core.run.Environment;
import io.wirecost.core.run.MachineInfo;
import io.wirecost.core.run.Repetition;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.document.Fact;
import io.wirecost.document.ShellCommand;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** How and where a run was measured. */
public final class Circumstances {
    private Circumstances() {}

    /** Returns the conditions of a run. */
    public static Conditions of(Run run) {
        return new Conditions(
                run.wirecost(),
                run.started(),
                run.profile(),
                Effort.of(run).words(),
                where(run.environment()),
                machine(run.environment()),
                WitnessReader.of(run),
                ShellCommand.of(Repetition.of(run.command())));
    }

    private static List<String> where(Environment environment) {
        MachineInfo machine = environment.machine();
        return Stream.of(
                        machine.cpu(),
                        machine.cores() + " cores",
                        Units.memory(machine.memoryBytes()) + " memory",
                        machine.os() + " " + machine.arch(),
                        environment.runtimeVersions())
                .toList();
    }

    private static List<Fact> machine(Environment environment) {
        MachineInfo machine = environment.machine();
        List<Fact> facts = new ArrayList<>(List.of(
                fact("processor", machine.cpu()),
                fact("cores", Integer.toString(machine.cores())),
                fact("memory", Units.memory(machine.memoryBytes())),
                fact("system", machine.os() + " " + machine.arch())));
        for (RuntimeInfo runtime : environment.runtimes()) {
            facts.add(fact(runtime.title(), runtime.version()));
            facts.add(fact(runtime.title() + " options", runtime.options()));
        }
        return facts;
    }

    private static Fact fact(String name, String value) {
        return new Fact(name, value);
    }
}
