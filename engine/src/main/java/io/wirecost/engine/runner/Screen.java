package io.wirecost.engine.runner;

import io.wirecost.core.Outcome;
import io.wirecost.engine.worker.AnswerMembers;
import io.wirecost.engine.worker.BadAnswer;
import io.wirecost.engine.worker.Launch;
import io.wirecost.engine.worker.Processes;
import io.wirecost.engine.worker.Request;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** What a runner says about the schema of a run. It is asked once, when the first codec is looked at. */
final class Screen {
    private final Processes processes;
    private final Launch launch;
    private final Path schemaFile;
    private Map<String, String> refused;
    private Optional<String> fault = Optional.empty();

    Screen(Processes processes, Launch launch, Path schemaFile) {
        this.processes = processes;
        this.launch = launch;
        this.schemaFile = schemaFile;
    }

    /** Why a codec cannot hold values of the schema; empty also where the runner could not say. */
    synchronized Optional<String> refusalReason(String codec) throws IOException {
        if (refused == null) {
            refused = ask();
        }
        return Optional.ofNullable(refused.get(codec));
    }

    /** Why the runner could not say; then none of its codecs can be measured. */
    synchronized Optional<String> fault() {
        return fault;
    }

    private Map<String, String> ask() throws IOException {
        Outcome<Map<String, String>> told = AnswerMembers.read(
                processes.ask(launch, Request.of("screen").with("schema", schemaFile)), "screen", Screen::refused);
        fault = told.failure();
        return told.isDone() ? told.value() : Map.of();
    }

    private static Map<String, String> refused(AnswerMembers answer) throws BadAnswer {
        Optional<AnswerMembers> refused = answer.object("refused");
        return refused.isPresent() ? refused.get().texts() : Map.of();
    }
}
