package io.wirecost.engine.worker;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.engine.files.WorkFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** Has codecs read what others have encoded: all files in one process, unless one of them ends it. */
final class OthersReader {
    private final Fleet fleet;
    private final Expected expected;
    private final WorkFolder folder;

    OthersReader(Fleet fleet, WorkOrder order, Expected expected) {
        this.fleet = fleet;
        this.expected = expected;
        this.folder = order.folder();
    }

    /** Returns what the judge makes of each file, in their order. */
    <T> Outcome<List<T>> read(CodecInfo codec, List<Path> files, BiFunction<Path, ReadResult, T> judge)
            throws IOException, InterruptedException {
        Pass<T> pass = new Pass<>(codec, files, judge);
        Optional<SharedWorkers> shared = fleet.shared(Fleet.Half.DECODE);
        if (shared.isPresent()) {
            shared.get().lend(worker -> {
                pass.go(worker, false);
                return pass;
            });
        }
        while (!pass.isOver()) {
            try (Worker worker = fleet.alone(codec, "read")) {
                pass.go(worker, true);
            }
        }
        return pass.interrupted ? new Outcome.Interrupted<>() : new Outcome.Done<>(pass.judged);
    }

    /** A codec on its way through files. */
    private final class Pass<T> {
        private final CodecInfo codec;
        private final List<Path> files;
        private final BiFunction<Path, ReadResult, T> judge;
        private final List<T> judged = new ArrayList<>();
        private boolean interrupted;

        Pass(CodecInfo codec, List<Path> files, BiFunction<Path, ReadResult, T> judge) {
            this.codec = codec;
            this.files = files;
            this.judge = judge;
        }

        boolean isOver() {
            return interrupted || judged.size() == files.size();
        }

        /**
         * Reads until the process ends. A file that ends a process alone is judged by that. Among others, it is left for a
         * process of its own.
         */
        void go(Worker worker, boolean alone) throws IOException, InterruptedException {
            Outcome<AnswerMembers> opened = fleet.open(worker, codec, alone, false);
            interrupted = opened.isInterrupted();
            while (opened.isDone() && !isOver() && worker.canGoOn()) {
                readNext(worker, alone);
            }
            if (!opened.isDone() && !interrupted && alone) {
                judge(unreadable(opened, worker));
            }
        }

        private void readNext(Worker worker, boolean alone) throws IOException, InterruptedException {
            Path values = folder.file("read-%s-%s.values"
                    .formatted(codec.runtime(), codec.variant().name()));
            try {
                Outcome<AnswerMembers> reply = worker.ask(Request.of("decode")
                        .with("bytes", files.get(judged.size()))
                        .with("values", values));
                interrupted = reply.isInterrupted();
                if (!interrupted && (alone || worker.canGoOn())) {
                    judge(reply.isDone() ? values(values) : unreadable(reply, worker));
                }
            } finally {
                Files.deleteIfExists(values);
            }
        }

        private void judge(ReadResult result) {
            judged.add(judge.apply(files.get(judged.size()), result));
        }

        private static ReadResult unreadable(Outcome<AnswerMembers> failed, Worker worker) {
            return new ReadResult.Unreadable(failed.failure().orElseThrow(), !worker.canGoOn());
        }

        private ReadResult values(Path file) {
            try {
                return new ReadResult.Values(expected.read(file));
            } catch (IOException e) {
                return new ReadResult.Unreadable(
                        "decoding: its file of decoded values: " + RecordComparison.told(e, file), false);
            }
        }
    }
}
