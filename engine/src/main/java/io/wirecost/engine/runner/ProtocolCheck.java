package io.wirecost.engine.runner;

import io.wirecost.engine.worker.BadAnswer;
import io.wirecost.engine.worker.RunnerLine;
import io.wirecost.process.Child;
import io.wirecost.process.ChildAnswers;
import io.wirecost.process.HungException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks whether a runner keeps the protocol where no run would notice it. What it does to values, a run tells. */
public final class ProtocolCheck {
    private final RunnerCommand command;
    private final Duration timeout;

    /** @param timeout of a {@link io.wirecost.process.Vigil} over the runner, for an answer and for its end */
    public ProtocolCheck(RunnerCommand command, Duration timeout) {
        this.command = command;
        this.timeout = timeout;
    }

    /**
     * What was found out about one rule.
     *
     * @param rule what a runner has to do
     * @param problem what it did instead; empty if it keeps the rule
     */
    public record Finding(String rule, Optional<String> problem) {}

    /** Returns a finding for each rule. */
    public List<Finding> run() throws IOException, InterruptedException {
        List<Finding> findings = new ArrayList<>();
        Path errors = Files.createTempFile("wirecost-check", ".stderr");
        try (Child child = Child.start(command.words(), command.environment(), errors)) {
            ChildAnswers<RunnerLine> lines = child.answers(line -> Optional.of(RunnerLine.parse(line)));
            findings.add(new Finding("answers hello", hello(child, lines)));
            findings.add(new Finding(
                    "answers an unknown request with a problem", problem(child, lines, "{\"request\": \"sing\"}")));
            findings.add(new Finding("answers a line that is no JSON with a problem", problem(child, lines, "sing!")));
            findings.add(new Finding(
                    "answers a request for an unknown codec with a problem",
                    problem(child, lines, "{\"request\": \"open\", \"codec\": \"\", \"schema\": \"\"}")));
            findings.add(new Finding(
                    "answers a request that needs a codec with a problem while none is open",
                    problem(child, lines, "{\"request\": \"encode\", \"bytes\": \"\"}")));
            findings.add(new Finding("still answers hello after that", hello(child, lines)));
            child.hangUp();
            findings.add(new Finding("ends when its standard input closes", end(child)));
        } finally {
            Files.deleteIfExists(errors);
        }
        return findings;
    }

    private Optional<String> hello(Child child, ChildAnswers<RunnerLine> lines) throws InterruptedException {
        RunnerLine line = ask(child, lines, Handshake.request().line());
        if (!(line instanceof RunnerLine.Done done)) {
            return Optional.of(told(line));
        }
        try {
            Handshake.read(done.members());
            return Optional.empty();
        } catch (BadAnswer e) {
            return Optional.of(e.getMessage());
        }
    }

    private Optional<String> problem(Child child, ChildAnswers<RunnerLine> lines, String request)
            throws InterruptedException {
        RunnerLine line = ask(child, lines, request);
        return line instanceof RunnerLine.Problem ? Optional.empty() : Optional.of(told(line));
    }

    private Optional<String> end(Child child) throws InterruptedException {
        return child.ending(timeout).isPresent() ? Optional.empty() : Optional.of("it does not end");
    }

    /** The next line that is no progress. Silence and an end are garbage, too. */
    private RunnerLine ask(Child child, ChildAnswers<RunnerLine> lines, String request) throws InterruptedException {
        child.say(request);
        try {
            Optional<RunnerLine> line = lines.next(timeout);
            while (line.isPresent() && line.get() instanceof RunnerLine.Progress) {
                line = lines.next(timeout);
            }
            return line.orElseGet(() -> new RunnerLine.Garbage("ended" + child.lastWords()));
        } catch (HungException e) {
            return new RunnerLine.Garbage("hangs (" + e.getMessage() + ")");
        }
    }

    private static String told(RunnerLine line) {
        if (line instanceof RunnerLine.Garbage garbage) {
            return "it " + garbage.why();
        }
        return line instanceof RunnerLine.Problem problem
                ? "it answered: " + problem.message()
                : "it answered that it is done";
    }
}
