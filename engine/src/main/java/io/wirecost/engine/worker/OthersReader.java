package io.wirecost.engine.worker;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.engine.files.WorkFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
        return new Pass<>(codec, files, judge).run("read");
    }

    /** A file that ends a process alone is judged by that. Among others, it is left for a process of its own. */
    private final class Pass<T> extends FilePass<T> {
        private final BiFunction<Path, ReadResult, T> judge;

        Pass(CodecInfo codec, List<Path> files, BiFunction<Path, ReadResult, T> judge) {
            super(OthersReader.this.fleet, codec, files);
            this.judge = judge;
        }

        @Override
        Outcome<AnswerMembers> open(Worker worker, boolean alone) throws IOException, InterruptedException {
            return OthersReader.this.fleet.open(worker, codec, alone, false);
        }

        @Override
        Outcome<T> read(Worker worker, Path file) throws IOException, InterruptedException {
            Path values = folder.file("read-%s-%s.values"
                    .formatted(codec.runtime(), codec.variant().name()));
            try {
                return worker.ask(Request.of("decode").with("bytes", file).with("values", values))
                        .map(done -> judge.apply(file, values(values)));
            } finally {
                Files.deleteIfExists(values);
            }
        }

        private ReadResult values(Path file) {
            try {
                return new ReadResult.Values(expected.read(file));
            } catch (IOException e) {
                return new ReadResult.Unreadable(
                        "decoding: its file of decoded values: " + RecordComparison.told(e, file), false);
            }
        }

        @Override
        Outcome<T> failed(Path file, String reason, Worker worker, boolean alone) {
            return alone || worker.canGoOn()
                    ? new Outcome.Done<>(unopened(file, reason, worker))
                    : new Outcome.Failed<>(reason);
        }

        @Override
        T unopened(Path file, String reason, Worker worker) {
            return judge.apply(file, new ReadResult.Unreadable(reason, !worker.canGoOn()));
        }
    }
}
