package io.wirecost.harness.worker;

import io.wirecost.harness.Lifeline;
import java.util.Optional;
import java.util.concurrent.Callable;

/**
 * Serves one codec, until another one is to be opened. Then it returns that request.
 *
 * @param opening the first request; empty for whatever comes
 */
record Serving(Optional<Request> opening, Lifeline parent, AnswerOutput answers, Desk desk)
        implements Callable<Optional<Request>> {
    @Override
    public Optional<Request> call() throws InterruptedException {
        opening.ifPresent(this::answer);
        while (true) {
            Optional<Request> next = read(parent.next());
            if (next.isPresent() && desk.isOpen() && next.get().isOpening()) {
                return next;
            }
            next.ifPresent(this::answer);
        }
    }

    private Optional<Request> read(String line) {
        try {
            return Optional.of(Request.parse(line));
        } catch (Problem e) {
            answers.problem(e);
            return Optional.empty();
        }
    }

    private void answer(Request request) {
        try {
            answers.done(desk.answer(request));
        } catch (Throwable e) { // whatever a library throws is an answer
            answers.problem(e);
        }
    }
}
