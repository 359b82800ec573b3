package io.wirecost.engine.foreign;

import io.wirecost.core.schema.Schema;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.runner.ReadResult;
import io.wirecost.harness.proof.DecodedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** Has codecs of a runner read what others have encoded: one process is asked for each file in turn. */
final class ForeignReader {
    private final Processes processes;
    private final Schema schema;
    private final GivenData given;
    private final WorkFolder folder;

    ForeignReader(Processes processes, Schema schema, GivenData given, WorkFolder folder) {
        this.processes = processes;
        this.schema = schema;
        this.given = given;
        this.folder = folder;
    }

    /** Returns what the judge makes of each file, in their order; empty when the run is being ended from outside. */
    <T> Optional<List<T>> read(Prepared reader, List<Path> files, BiFunction<Path, ReadResult, T> judge)
            throws IOException {
        List<T> judged = new ArrayList<>();
        while (judged.size() < files.size()) {
            try (Conversation talk = processes.start("read")) {
                if (!begin(talk, reader, files, judge, judged)) {
                    return Optional.empty();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return Optional.empty();
            }
        }
        return Optional.of(judged);
    }

    /**
     * Reads what is not judged yet until the process ends. If it did so at a file, this one is the last with a result.
     *
     * @return false when the run is being ended from outside
     */
    private <T> boolean begin(
            Conversation talk, Prepared reader, List<Path> files, BiFunction<Path, ReadResult, T> judge, List<T> judged)
            throws IOException, InterruptedException {
        do {
            Path file = files.get(judged.size());
            Optional<ReadResult> result = read(talk, reader, file);
            if (result.isEmpty()) {
                return false;
            }
            judged.add(judge.apply(file, result.get()));
        } while (judged.size() < files.size() && talk.canGoOn());
        return true;
    }

    private Optional<ReadResult> read(Conversation talk, Prepared reader, Path bytes)
            throws IOException, InterruptedException {
        Path values = folder.file("read-%s-%s.values"
                .formatted(reader.codec().info().runtime(), reader.codec().name()));
        try {
            Reply reply = talk.ask(reader.into(Request.of("decode")
                    .with("codec", reader.codec().name())
                    .with("schema", given.schemaFile())
                    .with("bytes", bytes)
                    .with("values", values)));
            if (reply instanceof Reply.Done done) {
                Optional<String> wrong = given.mismatch(done.members(), reader.codec(), false);
                return Optional.of(
                        wrong.isPresent()
                                ? new ReadResult.Unreadable("decode: " + wrong.get(), false)
                                : values(values));
            }
            return reply instanceof Reply.Failed failed
                    ? Optional.of(new ReadResult.Unreadable(failed.reason(), !talk.canGoOn()))
                    : Optional.empty();
        } finally {
            Files.deleteIfExists(values);
        }
    }

    private ReadResult values(Path file) {
        try {
            return new ReadResult.Values(DecodedFile.read(file, schema));
        } catch (IOException e) {
            return new ReadResult.Unreadable(
                    "decode: its file of decoded values: " + ForeignProof.told(e, file), false);
        }
    }
}
