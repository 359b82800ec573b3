package io.wirecost.engine.runtime;

import io.wirecost.engine.runtime.RuntimeDescription.Program;
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
        String[] question = new String[program.version().size() + 1];
        question[0] = program.name();
        for (int i = 1; i < question.length; i++) {
            question[i] = program.version().get(i - 1);
        }
        Optional<ProgramVersion> version = question.length == 1
                ? Optional.empty()
                : programs.answer(question).flatMap(ProgramVersion::in);
        return new FoundProgram(program, true, version);
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
