package io.wirecost.engine.runtime;

import io.wirecost.engine.runtime.RuntimeDescription.Program;
import io.wirecost.process.Command;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A program that a runtime needs, as this machine has it.
 *
 * @param found whether there is one
 * @param version that it has printed; empty if it was not asked, or has printed none
 */
public record FoundProgram(Program program, boolean found, Optional<ProgramVersion> version) {
    static FoundProgram of(Program program, Programs programs) {
        if (!programs.has(program.name())) {
            return new FoundProgram(program, false, Optional.empty());
        }
        Optional<ProgramVersion> version = program.version().isEmpty() ? Optional.empty() : version(program, programs);
        return new FoundProgram(program, true, version);
    }

    private static Optional<ProgramVersion> version(Program program, Programs programs) {
        List<String> question = new ArrayList<>(List.of(program.name()));
        question.addAll(program.version());
        try {
            Command.Result answer = programs.told(question);
            return answer.isSuccess() ? ProgramVersion.in(answer.output()) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty(); // how the JDK says that it cannot be run
        }
    }

    /** Why it cannot be used; empty if it can. */
    public Optional<String> problem() {
        if (!found) {
            return Optional.of(program.name() + " is not installed");
        }
        if (program.version().isEmpty()) {
            return Optional.empty();
        }
        if (version.isEmpty()) {
            return Optional.of("%s does not tell its version".formatted(program.name()));
        }
        return program.atLeast()
                .filter(needed -> !version.get().isAtLeast(needed))
                .map(needed -> "%s is too old: %s or newer is needed".formatted(this, needed));
    }

    /** What is compiled for one is good for all that have the same; empty if any version is good. */
    Optional<String> series() {
        return program.atLeast().flatMap(needed -> version.map(known -> known.series(needed)));
    }

    /** Its name and version. */
    @Override
    public String toString() {
        return program.name() + version.map(known -> " " + known.text()).orElse("");
    }
}
