package io.wirecost.engine.worker;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.schema.Schema;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.worker.DecodeResult.Ended;
import io.wirecost.engine.worker.DecodeResult.Unopened;
import io.wirecost.engine.worker.DecodeResult.Untried;
import io.wirecost.harness.proof.EncodedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
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
    Outcome<List<List<DecodeResult>>> read(CodecInfo asked, VersionSetting setting, List<Path> files, Schema written)
            throws IOException, InterruptedException {
        return new Pass(fleet.workers().reader(asked), setting, files, written).run("each");
    }

    /**
     * Has a codec read messages into its library's own object and write that object again.
     *
     * @param passed files for what it writes
     * @return what kept each message of each file from being passed on; failed where a codec has no such object
     */
    Outcome<List<List<Optional<String>>>> pass(
            CodecInfo codec, VersionSetting setting, List<Path> files, List<Path> passed, Schema written)
            throws IOException, InterruptedException {
        Outcome<Optional<List<List<Optional<String>>>>> all = fleet.twice(
                Fleet.Half.DECODE,
                codec,
                (worker, alone) -> fleet.open(worker, codec, alone, setting, written)
                        .then(opened -> passAll(worker, files, passed)),
                Outcome.Done<Optional<List<List<Optional<String>>>>>::new);
        return all.isDone() && all.value().isEmpty()
                ? new Outcome.Failed<>("the library has no object of its own")
                : all.map(found -> found.orElseThrow());
    }

    /** Empty where the library has no object of its own. */
    private static Outcome<Optional<List<List<Optional<String>>>>> passAll(
            Worker worker, List<Path> files, List<Path> passed) throws InterruptedException {
        List<List<Optional<String>>> all = new ArrayList<>();
        for (int i = 0; i < files.size(); i++) {
            Outcome<AnswerMembers> answer =
                    worker.ask(Request.of("pass").with("bytes", files.get(i)).with("passed", passed.get(i)));
            Outcome<Boolean> unable = AnswerMembers.read(answer, "pass", members -> members.flag("unable", false));
            if (unable.isDone() && unable.value()) {
                return new Outcome.Done<>(Optional.empty());
            }
            Outcome<List<Optional<String>>> problems = problems(answer, "pass");
            if (!problems.isDone()) {
                return problems.undone();
            }
            all.add(problems.value());
        }
        return new Outcome.Done<>(Optional.of(all));
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

    /** What fails among other codecs is tried again alone, and what ends a process there message by message. */
    private final class Pass extends FilePass<List<DecodeResult>> {
        private final VersionSetting setting;
        private final Schema written;

        Pass(CodecInfo codec, VersionSetting setting, List<Path> files, Schema written) {
            super(EachReader.this.fleet, codec, files);
            this.setting = setting;
            this.written = written;
        }

        @Override
        Outcome<AnswerMembers> open(Worker worker, boolean alone) throws IOException, InterruptedException {
            return EachReader.this.fleet.open(worker, codec, alone, setting, written);
        }

        @Override
        Outcome<List<DecodeResult>> read(Worker worker, Path file) throws IOException, InterruptedException {
            Path values = own("each", "values");
            int messages = EncodedFile.sizesBytes(file).size();
            try {
                return AnswerMembers.read(
                        worker.ask(DecodeResults.request(file, values).with("takesMore", true)),
                        "decoding",
                        answer -> DecodeResults.read(DecodeResults.outcomes(answer, messages), values, schema));
            } finally {
                Files.deleteIfExists(values);
            }
        }

        @Override
        Outcome<List<DecodeResult>> failed(Path file, String reason, Worker worker, boolean alone)
                throws IOException, InterruptedException {
            if (!alone) {
                return new Outcome.Failed<>(reason);
            }
            return worker.canGoOn() ? new Outcome.Done<>(unopened(file, reason, worker)) : oneByOne(file);
        }

        @Override
        List<DecodeResult> unopened(Path file, String reason, Worker worker) throws IOException {
            return Collections.nCopies(EncodedFile.sizesBytes(file).size(), new Unopened(reason));
        }

        private Outcome<List<DecodeResult>> oneByOne(Path file) throws IOException, InterruptedException {
            List<DecodeResult> all = new ArrayList<>();
            boolean ended = false;
            for (Encoded message : EncodedFile.read(file)) {
                Outcome<DecodeResult> result = ended ? new Outcome.Done<>(new Untried()) : alone(message);
                if (!result.isDone()) {
                    return result.undone();
                }
                all.add(result.value());
                ended = ended || result.value() instanceof Ended;
            }
            return new Outcome.Done<>(all);
        }

        private Outcome<DecodeResult> alone(Encoded message) throws IOException, InterruptedException {
            Path file = own("one", "bytes");
            EncodedFile.write(file, List.of(message));
            try (Worker worker = EachReader.this.fleet.alone(codec, "one")) {
                Outcome<AnswerMembers> opened = open(worker, true);
                Outcome<List<DecodeResult>> read = opened.isDone() ? read(worker, file) : opened.undone();
                return read.isDone() || read.isInterrupted()
                        ? read.map(results -> results.get(0))
                        : new Outcome.Done<>(ended(worker, read.failure().orElseThrow()));
            } finally {
                Files.deleteIfExists(file);
            }
        }

        private Path own(String what, String ending) {
            return folder.file("%s-%s-%s-%s.%s"
                    .formatted(what, codec.runtime(), codec.variant().name(), setting.label(), ending));
        }

        private static DecodeResult ended(Worker worker, String reason) throws InterruptedException {
            return worker.canGoOn()
                    ? new Ended(ReactionKind.OTHER_VALUE, reason)
                    : new Ended(DecodeResults.ended(worker).reaction(), reason);
        }
    }
}
