package io.wirecost.engine.worker;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecInfo;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;

/** A worker's process, which has one codec open at a time. Whatever it does ends with it. */
final class Worker implements AutoCloseable {
    private final Conversation talk;

    Worker(Conversation talk) {
        this.talk = talk;
    }

    /** Returns whether it has kept to the protocol so far and can be asked again. */
    boolean canGoOn() {
        return talk.canGoOn();
    }

    /**
     * Opens a codec.
     *
     * @param opening the request, without the data
     * @param seesValues whether the worker gets the records, not their schema alone
     */
    Outcome<AnswerMembers> open(Request opening, CodecInfo codec, GivenData given, boolean seesValues)
            throws IOException, InterruptedException {
        Request request = opening.with("schema", given.schemaFile());
        Outcome<AnswerMembers> reply = talk.ask(seesValues ? request.with("dataset", given.datasetFile()) : request);
        Optional<String> wrong = reply.isDone() ? given.mismatch(reply.value(), codec, seesValues) : Optional.empty();
        return wrong.isPresent() ? new Outcome.Failed<>("opening: " + wrong.get()) : reply;
    }

    Outcome<AnswerMembers> ask(Request request) throws InterruptedException {
        return talk.ask(request);
    }

    /** @param limit of a {@link io.wirecost.process.Vigil} over this request */
    Outcome<AnswerMembers> ask(Request request, Duration limit) throws InterruptedException {
        return talk.ask(request, limit);
    }

    /** As {@link Conversation#record}. */
    Optional<Integer> record() {
        return talk.record();
    }

    /** As {@link Conversation#hung}. */
    Optional<String> hung() {
        return talk.hung();
    }

    /** As {@link Conversation#ending}. */
    Optional<String> ending() throws InterruptedException {
        return talk.ending();
    }

    /** Waits until its process does nothing any more, as far as the system tells. */
    void awaitStillness() throws InterruptedException {
        talk.awaitStillness();
    }

    @Override
    public void close() {
        talk.close();
    }
}
