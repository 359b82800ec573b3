package io.wirecost.engine.worker;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecInfo;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A codec on its way through files, all in one process as far as that goes. It begins in a process that serves more than this, if
 * there is one. What fails there is tried again in a process of its own, and only this counts.
 *
 * @param <T> what comes of a file
 */
abstract class FilePass<T> {
    final CodecInfo codec;
    private final Fleet fleet;
    private final List<Path> files;
    private final List<T> results = new ArrayList<>();
    private boolean interrupted;

    FilePass(Fleet fleet, CodecInfo codec, List<Path> files) {
        this.fleet = fleet;
        this.codec = codec;
        this.files = files;
    }

    /** @param alone whether the process was started for this codec */
    abstract Outcome<AnswerMembers> open(Worker worker, boolean alone) throws IOException, InterruptedException;

    /** Has the codec read a file. */
    abstract Outcome<T> read(Worker worker, Path file) throws IOException, InterruptedException;

    /**
     * What comes of a file that the codec has failed to read. It is a failure where the file is to be tried again in a process
     * of its own, so never in such a process.
     */
    abstract Outcome<T> failed(Path file, String reason, Worker worker, boolean alone)
            throws IOException, InterruptedException;

    /** What comes of a file for which the codec cannot be opened. */
    abstract T unopened(Path file, String reason, Worker worker) throws IOException;

    /**
     * Goes through all files.
     *
     * @param task for the names of files with the errors of processes
     * @return what came of each file, in their order
     */
    final Outcome<List<T>> run(String task) throws IOException, InterruptedException {
        Optional<SharedWorkers> shared = fleet.shared(Fleet.Half.DECODE, codec);
        if (shared.isPresent()) {
            shared.get().lend(worker -> {
                go(worker, false);
                return results;
            });
        }
        while (!isOver()) {
            try (Worker worker = fleet.alone(codec, task)) {
                go(worker, true);
            }
        }
        return interrupted ? new Outcome.Interrupted<>() : new Outcome.Done<>(results);
    }

    private boolean isOver() {
        return interrupted || results.size() == files.size();
    }

    private Path next() {
        return files.get(results.size());
    }

    /** Reads until the process ends, or a file fails that has to be tried again. */
    private void go(Worker worker, boolean alone) throws IOException, InterruptedException {
        Outcome<AnswerMembers> opened = open(worker, alone);
        interrupted = opened.isInterrupted();
        boolean goesOn = opened.isDone();
        while (goesOn && !isOver() && worker.canGoOn()) {
            goesOn = readNext(worker, alone);
        }
        while (alone && !opened.isDone() && !isOver()) {
            results.add(unopened(next(), opened.failure().orElseThrow(), worker));
        }
    }

    /** Returns whether there is a result. */
    private boolean readNext(Worker worker, boolean alone) throws IOException, InterruptedException {
        Path file = next();
        Outcome<T> read = read(worker, file);
        Outcome<T> result = read.isDone() || read.isInterrupted()
                ? read
                : failed(file, read.failure().orElseThrow(), worker, alone);
        interrupted = result.isInterrupted();
        if (result.isDone()) {
            results.add(result.value());
        }
        return result.isDone();
    }
}
