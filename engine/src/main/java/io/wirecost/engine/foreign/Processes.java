package io.wirecost.engine.foreign;

import io.wirecost.engine.files.WorkFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** Starts processes of a runner: one for each request, so that no request finds what another one has left. */
final class Processes {
    private final RunnerCommand command;
    private final WorkFolder folder;
    private final Duration patience;
    private final AtomicInteger started = new AtomicInteger();

    Processes(RunnerCommand command, WorkFolder folder, Duration patience) {
        this.command = command;
        this.folder = folder;
        this.patience = patience;
    }

    /** Asks a new process, and ends it. */
    Reply ask(Request request) throws IOException {
        try (Conversation talk = start(request.name())) {
            return talk.ask(request);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Reply.Interrupted();
        }
    }

    /**
     * Starts a process that is asked several times.
     *
     * @param task for the name of the file with its errors
     */
    Conversation start(String task) throws IOException {
        Path errors = folder.file("runner-%d-%s.stderr".formatted(started.incrementAndGet(), task));
        return Conversation.start(command, errors, patience, Optional.of(folder));
    }
}
