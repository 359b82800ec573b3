package io.wirecost.engine.worker;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.worker.VersionRead.Ended;
import io.wirecost.engine.worker.VersionRead.Misfit;
import io.wirecost.engine.worker.VersionRead.Refused;
import io.wirecost.engine.worker.VersionRead.Unopened;
import io.wirecost.engine.worker.VersionRead.Untried;
import io.wirecost.engine.worker.VersionRead.Value;
import io.wirecost.harness.proof.DecodedFile;
import io.wirecost.harness.proof.EncodedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * Has codecs read messages of another version of their schema. One process reads all files, and a message that the codec
 * does not take ends nothing. A file that ends the process is read again, message by message.
 */
final class EachReader {
    private final Fleet fleet;
    private final WorkFolder folder;
    private final Schema schema;

    /** @param order of the readers: their schema, and a folder for files */
    EachReader(Fleet fleet, WorkOrder order) {
        this.fleet = fleet;
        this.folder = order.folder();
        this.schema = order.dataset().schema();
    }

    /** Returns what came of each message of each file, in their order. */
    Outcome<List<List<VersionRead>>> read(CodecInfo asked, List<Path> files, Schema written)
            throws IOException, InterruptedException {
        CodecInfo codec = fleet.workers().reader(asked);
        Pass pass = new Pass(codec, files, written);
        Optional<SharedWorkers> shared = fleet.shared(Fleet.Half.DECODE);
        if (shared.isPresent()) {
            shared.get().lend(worker -> {
                pass.go(worker, false);
                return pass;
            });
        }
        while (!pass.isOver()) {
            try (Worker worker = fleet.alone(codec, "each")) {
                pass.go(worker, true);
            }
        }
        return pass.interrupted ? new Outcome.Interrupted<>() : new Outcome.Done<>(pass.results);
    }

    /**
     * Has a codec read messages into its library's own object and write that object again.
     *
     * @param passed files for what it writes
     * @return what kept each message of each file from being passed on; failed where a codec has no such object
     */
    Outcome<List<List<Optional<String>>>> pass(CodecInfo codec, List<Path> files, List<Path> passed, Schema written)
            throws IOException, InterruptedException {
        return fleet.twice(
                Fleet.Half.DECODE,
                codec,
                (worker, alone) ->
                        fleet.open(worker, codec, alone, written).then(opened -> passAll(worker, files, passed)),
                Outcome.Done<List<List<Optional<String>>>>::new);
    }

    private static Outcome<List<List<Optional<String>>>> passAll(Worker worker, List<Path> files, List<Path> passed)
            throws InterruptedException {
        List<List<Optional<String>>> all = new ArrayList<>();
        for (int i = 0; i < files.size(); i++) {
            Outcome<List<Optional<String>>> problems = problems(
                    worker.ask(Request.of("pass").with("bytes", files.get(i)).with("passed", passed.get(i))), "pass");
            if (!problems.isDone()) {
                return problems.undone();
            }
            all.add(problems.value());
        }
        return new Outcome.Done<>(all);
    }

    /** A codec on its way through files. */
    private final class Pass {
        private final CodecInfo codec;
        private final List<Path> files;
        private final Schema written;
        private final List<List<VersionRead>> results = new ArrayList<>();
        private boolean interrupted;

        Pass(CodecInfo codec, List<Path> files, Schema written) {
            this.codec = codec;
            this.files = files;
            this.written = written;
        }

        boolean isOver() {
            return interrupted || results.size() == files.size();
        }

        void go(Worker worker, boolean alone) throws IOException, InterruptedException {
            Outcome<AnswerMembers> opened = fleet.open(worker, codec, alone, written);
            interrupted = opened.isInterrupted();
            if (!opened.isDone() && !interrupted && alone) {
                unopened(opened.failure().orElseThrow());
            }
            boolean goesOn = opened.isDone();
            while (goesOn && !isOver() && worker.canGoOn()) {
                goesOn = readNext(worker, alone);
            }
        }

        private void unopened(String reason) throws IOException {
            while (!isOver()) {
                results.add(unopened(files.get(results.size()), reason));
            }
        }

        private static List<VersionRead> unopened(Path file, String reason) throws IOException {
            return Collections.nCopies(EncodedFile.sizesBytes(file).size(), new Unopened(reason));
        }

        /** Returns whether the file is read. What fails among other codecs is tried again alone. */
        private boolean readNext(Worker worker, boolean alone) throws IOException, InterruptedException {
            Path file = files.get(results.size());
            Outcome<List<VersionRead>> read = EachReader.this.read(worker, codec, file);
            interrupted = read.isInterrupted();
            if (read.isDone()) {
                results.add(read.value());
            } else if (!interrupted && alone) {
                results.add(worker.canGoOn() ? unopened(file, read.failure().orElseThrow()) : oneByOne(file));
            }
            return read.isDone();
        }

        private List<VersionRead> oneByOne(Path file) throws IOException, InterruptedException {
            List<VersionRead> all = new ArrayList<>();
            List<Encoded> messages = EncodedFile.read(file);
            boolean ended = false;
            for (Encoded message : messages) {
                if (ended) {
                    all.add(new Untried());
                } else {
                    VersionRead result = alone(message);
                    ended = result instanceof Ended;
                    all.add(result);
                }
            }
            return all;
        }

        private VersionRead alone(Encoded message) throws IOException, InterruptedException {
            Path file = folder.file("one-%s-%s.bytes".formatted(codec.runtime(), codec.name()));
            EncodedFile.write(file, List.of(message));
            try (Worker worker = fleet.alone(codec, "one")) {
                Outcome<AnswerMembers> opened = fleet.open(worker, codec, true, written);
                Outcome<List<VersionRead>> read =
                        opened.isDone() ? EachReader.this.read(worker, codec, file) : opened.undone();
                interrupted = read.isInterrupted();
                return read.isDone()
                        ? read.value().get(0)
                        : new Ended(read.failure().orElseThrow());
            } finally {
                Files.deleteIfExists(file);
            }
        }
    }

    private Outcome<List<VersionRead>> read(Worker worker, CodecInfo codec, Path file)
            throws IOException, InterruptedException {
        Path values = folder.file(
                "each-%s-%s.values".formatted(codec.runtime(), codec.variant().name()));
        try {
            Outcome<AnswerMembers> answer = worker.ask(Request.of("decode")
                    .with("bytes", file)
                    .with("values", values)
                    .with("each", true)
                    .with("takesMore", true));
            return AnswerMembers.read(answer, "decode", EachReader::unread).then(unread -> results(unread, values));
        } finally {
            Files.deleteIfExists(values);
        }
    }

    /** What kept each record or message of a request from being done; empty where nothing has. */
    static Outcome<List<Optional<String>>> problems(Outcome<AnswerMembers> answer, String request) {
        return AnswerMembers.read(answer, request, members -> {
            List<Optional<String>> problems = new ArrayList<>();
            for (AnswerMembers outcome : members.objects("outcomes")) {
                problems.add(outcome.optionalText("problem"));
            }
            return problems;
        });
    }

    /** What came of each message of which there is no value; empty for the others. */
    private static List<Optional<VersionRead>> unread(AnswerMembers answer) throws BadAnswer {
        List<Optional<VersionRead>> unread = new ArrayList<>();
        for (AnswerMembers outcome : answer.objects("outcomes")) {
            Optional<AnswerMembers> misfit = outcome.object("misfit");
            unread.add(
                    misfit.isPresent()
                            ? Optional.of(new Misfit(
                                    misfit.get().text("path"), misfit.get().text("read")))
                            : outcome.optionalText("problem").map(Refused::new));
        }
        return unread;
    }

    private Outcome<List<VersionRead>> results(List<Optional<VersionRead>> unread, Path values) {
        List<RecordValue> read;
        try {
            read = DecodedFile.read(values, schema);
        } catch (IOException e) {
            return new Outcome.Failed<>("decoding: its file of decoded values: " + RecordComparison.told(e, values));
        }
        Iterator<RecordValue> next = read.iterator();
        List<VersionRead> results = new ArrayList<>();
        for (Optional<VersionRead> one : unread) {
            if (one.isEmpty() && !next.hasNext()) {
                return new Outcome.Failed<>("decoding: its file of decoded values lacks some");
            }
            results.add(one.orElseGet(() -> new Value(next.next())));
        }
        return new Outcome.Done<>(results);
    }
}
