package io.wirecost.engine.worker;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Semaphore;

/** Workers that are opened again and again, as many as may be busy at once. They are started when they are needed. */
final class SharedWorkers {
    private final Processes processes;
    private final Launch launch;
    private final String task;
    private final Semaphore free;
    private final Deque<Worker> idle = new ArrayDeque<>();
    private boolean isStarted;

    /**
     * @param task for the names of the files with their errors
     * @param most that may be busy at once
     */
    SharedWorkers(Processes processes, Launch launch, String task, int most) {
        this.processes = processes;
        this.launch = launch;
        this.task = task;
        this.free = new Semaphore(most, true);
    }

    /** Starts the first worker before it is needed. It gets ready beside what has to be done until then. */
    synchronized void start() throws IOException {
        if (!isStarted) {
            idle.push(take());
        }
    }

    /** What a worker is needed for. */
    interface Work<T> {
        T with(Worker worker) throws IOException, InterruptedException;
    }

    /** Has a worker do something, as soon as one is free. One that cannot go on afterwards ends, and the next is a new one. */
    <T> T lend(Work<T> work) throws IOException, InterruptedException {
        free.acquire();
        try {
            Worker worker = take();
            try {
                return work.with(worker);
            } finally {
                giveBack(worker);
            }
        } finally {
            free.release();
        }
    }

    private synchronized Worker take() throws IOException {
        isStarted = true;
        return idle.isEmpty() ? processes.start(launch, task) : idle.pop();
    }

    private synchronized void giveBack(Worker worker) {
        if (worker.canGoOn()) {
            idle.push(worker);
        } else {
            worker.close();
        }
    }

    /** Ends those that have nothing to do. */
    synchronized void rest() {
        while (!idle.isEmpty()) {
            idle.pop().close();
        }
    }
}
