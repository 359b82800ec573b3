package io.wirecost.harness.worker;

import io.wirecost.harness.Lifeline;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * A worker of the JVM. It answers requests, one at a time, as runners/protocol says. A codec is served by a thread of its
 * own, so nothing that a library keeps with a thread outlives its codec.
 */
public final class WorkerMain {
    private WorkerMain() {}

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        AnswerOutput answers = AnswerOutput.take();
        Lifeline parent = Lifeline.hold();
        Datasets datasets = new Datasets();
        Loaders loaders = new Loaders();
        Optional<Request> next = Optional.empty();
        while (true) {
            Desk desk = new Desk(answers, datasets, loaders);
            FutureTask<Optional<Request>> serving = new FutureTask<>(new Serving(next, parent, answers, desk));
            new Thread(serving, "wirecost worker").start();
            next = serving.get();
        }
    }
}
