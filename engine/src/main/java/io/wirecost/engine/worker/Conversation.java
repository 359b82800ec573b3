package io.wirecost.engine.worker;

import io.wirecost.core.Outcome;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.process.Child;
import io.wirecost.process.ChildAnswers;
import io.wirecost.process.Ending;
import io.wirecost.process.HungException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** A worker's process, and what is said to it and by it. Whatever it does ends with the conversation. */
public final class Conversation implements AutoCloseable {
    private final Child child;
    private final ChildAnswers<RunnerLine> lines;
    private final Duration timeout;
    private final Optional<WorkFolder> folder;
    private boolean canGoOn = true;
    private Optional<Integer> record = Optional.empty();
    private Optional<String> hung = Optional.empty();

    private Conversation(Child child, Duration timeout, Optional<WorkFolder> folder) {
        this.child = child;
        this.lines = child.answers(Conversation::meant);
        this.timeout = timeout;
        this.folder = folder;
    }

    /**
     * Starts a process.
     *
     * @param errors file for its standard error
     * @param timeout of a {@link io.wirecost.process.Vigil} over it
     * @param folder of the run, which knows whether it is being ended from outside; empty outside of a run
     * @throws IOException if there is no such program
     */
    public static Conversation start(Launch launch, Path errors, Duration timeout, Optional<WorkFolder> folder)
            throws IOException {
        return new Conversation(Child.start(launch.words(), launch.environment(), errors), timeout, folder);
    }

    /** A line that does not even begin as an answer was printed by a library, past what its runtime can redirect. */
    private static Optional<RunnerLine> meant(String line) {
        return line.startsWith("{") ? Optional.of(RunnerLine.parse(line)) : Optional.empty();
    }

    /** Returns whether the process has kept to the protocol so far and can be asked again. */
    public boolean canGoOn() {
        return canGoOn;
    }

    /** Returns the record that it has said last that it works on, from 0, while it does what it was asked for last. */
    Optional<Integer> record() {
        return record;
    }

    /** Returns how it is hung; empty if it is not. */
    Optional<String> hung() {
        return hung;
    }

    /** Returns how its process has ended and what it has printed last; empty if it has not ended, or is hung. */
    Optional<String> ending() throws InterruptedException {
        return child.ending(timeout).map(ending -> "the process " + ending + child.lastWords());
    }

    /** Asks for something and waits for the end of it. What fails while the run is being ended from outside has not failed. */
    public Outcome<AnswerMembers> ask(Request request) throws InterruptedException {
        return ask(request, timeout);
    }

    /** @param limit of a {@link io.wirecost.process.Vigil} over this request */
    Outcome<AnswerMembers> ask(Request request, Duration limit) throws InterruptedException {
        Outcome<AnswerMembers> reply = answer(request, limit);
        return !reply.isDone() && isBeingEnded() ? new Outcome.Interrupted<>() : reply;
    }

    /** A worker that still answers lacks its files at most. One that is gone may have had the signal before this process. */
    private boolean isBeingEnded() throws InterruptedException {
        return folder.isPresent()
                && (canGoOn ? folder.get().isBeingDeleted() : folder.get().isShuttingDown());
    }

    private Outcome<AnswerMembers> answer(Request request, Duration limit) throws InterruptedException {
        canGoOn = false; // until it has answered
        record = Optional.empty();
        String place = request.doing();
        child.say(request.line());
        try {
            while (true) {
                Optional<RunnerLine> line = lines.next(limit);
                if (line.isEmpty()) {
                    return died(place);
                } else if (line.get() instanceof RunnerLine.Progress progress) {
                    record = progress.record().or(() -> record);
                    place = place(request, progress);
                } else {
                    return end(line.get(), request, place);
                }
            }
        } catch (HungException e) {
            hung = Optional.of(e.getMessage());
            return new Outcome.Failed<>("hung at %s (%s)".formatted(place, e.getMessage()));
        }
    }

    /** What a request came to whose line was the last one. */
    private Outcome<AnswerMembers> end(RunnerLine line, Request request, String place) {
        canGoOn = !(line instanceof RunnerLine.Garbage);
        if (line instanceof RunnerLine.Done done) {
            return new Outcome.Done<>(done.members());
        } else if (line instanceof RunnerLine.Problem problem) {
            String at = problem.record().map(number -> place(request, number)).orElse(place);
            return new Outcome.Failed<>(at + ": " + problem.message());
        }
        return new Outcome.Failed<>("%s: the worker %s".formatted(place, ((RunnerLine.Garbage) line).why()));
    }

    /** Records count from 1, as in all messages. */
    private static String place(Request request, int record) {
        return "record %d, %s".formatted(record + 1, request.doing());
    }

    private static String place(Request request, RunnerLine.Progress progress) {
        return progress.record()
                .map(number -> place(request, number))
                .or(progress::at)
                .orElse(request.doing());
    }

    private Outcome<AnswerMembers> died(String place) throws InterruptedException {
        Optional<Ending> ending = child.ending(timeout);
        if (ending.isEmpty()) {
            return new Outcome.Failed<>("the worker closed its output at %s and did not end".formatted(place));
        }
        return new Outcome.Failed<>("the worker %s at %s%s".formatted(ending.get(), place, child.lastWords()));
    }

    /** Waits until the process does nothing any more, as far as the system tells. */
    void awaitStillness() throws InterruptedException {
        child.awaitStillness();
    }

    @Override
    public void close() {
        child.close();
    }
}
