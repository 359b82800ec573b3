package io.wirecost.engine.worker;

import io.wirecost.core.Outcome;
import io.wirecost.engine.files.WorkFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** Starts the processes of workers during one run. */
public final class Processes {
    private final WorkFolder folder;
    private final Duration timeout;

    /** @param timeout of a {@link io.wirecost.process.Vigil} over each */
    public Processes(WorkFolder folder, Duration timeout) {
        this.folder = folder;
        this.timeout = timeout;
    }

    /** The same with a longer timeout. */
    Processes patient(int times) {
        return new Processes(folder, timeout.multipliedBy(times));
    }

    /** Asks a new process for one thing that needs no codec, and ends it. */
    public Outcome<AnswerMembers> ask(Launch launch, Request request) throws IOException {
        try (Worker worker = start(launch, request.name())) {
            return worker.ask(request);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Outcome.Interrupted<>();
        }
    }

    /** @param task for the name of the file with its errors */
    Worker start(Launch launch, String task) throws IOException {
        Path errors =
                Files.createTempFile(folder.path(), "worker-", "-" + task + ".stderr"); // others start workers here too
        return new Worker(Conversation.start(launch, errors, timeout, Optional.of(folder)));
    }
}
