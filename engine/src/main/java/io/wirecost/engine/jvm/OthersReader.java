package io.wirecost.engine.jvm;

import io.wirecost.core.schema.Schema;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.runner.ProofEnd;
import io.wirecost.engine.runner.ReadResult;
import io.wirecost.engine.runner.WorkOrder;
import io.wirecost.harness.proof.DecodedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** Has codecs read what others have encoded: all files in one JVM, unless one of them ends it. */
final class OthersReader {
    private final MeasuringJvm jvm;
    private final WorkFolder folder;
    private final Duration patience;
    private final Schema schema;
    private final Path schemaFile;

    OthersReader(MeasuringJvm jvm, WorkOrder order, Path schemaFile) {
        this.jvm = jvm;
        this.folder = order.folder();
        this.patience = order.proofPatience();
        this.schema = order.dataset().schema();
        this.schemaFile = schemaFile;
    }

    /** Returns what the judge makes of each file, in their order; empty when the run is being ended from outside. */
    <T> Optional<List<T>> read(CompiledCodec codec, List<Path> files, BiFunction<Path, ReadResult, T> judge)
            throws IOException {
        List<T> judged = new ArrayList<>();
        while (judged.size() < files.size()) {
            if (!begin(codec, files.subList(judged.size(), files.size()), judge, judged)) {
                return Optional.empty();
            }
        }
        return Optional.of(judged);
    }

    /**
     * Reads until the JVM ends. If it did so at a file, this one is the last with a result.
     *
     * @return false when the run is being ended from outside
     */
    private <T> boolean begin(
            CompiledCodec codec, List<Path> files, BiFunction<Path, ReadResult, T> judge, List<T> judged)
            throws IOException {
        List<Path> values = new ArrayList<>();
        for (int i = 0; i < files.size(); i++) {
            values.add(folder.file("read-%s-%d.values".formatted(codec.fileName(), i)));
        }
        String errors = "read-%s.stderr".formatted(codec.fileName());
        try (ProofJvm reader =
                ProofJvm.start(jvm.readCommand(codec, schemaFile, files, values), folder, errors, patience)) {
            ProofLog log = new ProofLog();
            ProofEnd end = reader.follow(log);
            if (end instanceof ProofEnd.Interrupted) {
                return false;
            }
            int read = log.files().size();
            for (int i = 0; i < read; i++) {
                judged.add(judge.apply(files.get(i), result(log.files().get(i), values.get(i))));
            }
            if (end instanceof ProofEnd.Failed failed && read < files.size()) {
                judged.add(judge.apply(files.get(read), new ReadResult.Unreadable(failed.reason(), true)));
            }
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } finally {
            for (Path file : values) {
                Files.deleteIfExists(file);
            }
        }
    }

    private ReadResult result(Optional<String> unreadable, Path values) throws IOException {
        return unreadable.isPresent()
                ? new ReadResult.Unreadable(unreadable.get(), false)
                : new ReadResult.Values(DecodedFile.read(values, schema));
    }
}
