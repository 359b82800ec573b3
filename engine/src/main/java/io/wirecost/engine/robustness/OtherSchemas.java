package io.wirecost.engine.robustness;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.run.RunnerSessions;
import io.wirecost.engine.runner.Runner;
import io.wirecost.engine.worker.Readiness;
import io.wirecost.engine.worker.WorkOrder;
import io.wirecost.harness.proof.EncodedFile;
import io.wirecost.robustness.Sources.Other;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Has codecs write a message of other data than those of the run: of another schema, or of an older version of it. */
final class OtherSchemas implements AutoCloseable {
    private final List<Written> all;

    private OtherSchemas(List<Written> all) {
        this.all = all;
    }

    /**
     * Runners at work on other data.
     *
     * @param name of the data, in words
     * @param ready the codecs that can write them
     */
    private record Written(String name, WorkFolder folder, RunnerSessions runnerSessions, Set<Variant> ready) {}

    /**
     * Gets codecs ready for other data.
     *
     * @param order of the run, in whose folder the others get folders of their own
     * @param data no two with the same name
     */
    static OtherSchemas open(WorkOrder order, List<CatalogEntry> codecs, List<Dataset> data) throws IOException {
        List<Runner> runners =
                codecs.stream().map(CatalogEntry::runner).distinct().toList();
        OtherSchemas others = new OtherSchemas(new ArrayList<>());
        try {
            for (Dataset one : data) {
                WorkFolder folder = order.folder().part("other-schema-" + others.all.size());
                RunnerSessions runnerSessions = RunnerSessions.open(
                        runners, WorkOrder.of(one, "dataset", folder, order.codeCache(), order.timeout()));
                Written written = new Written(one.name(), folder, runnerSessions, new HashSet<>());
                others.all.add(written);
                prepare(written, codecs);
            }
            return others;
        } catch (IOException | RuntimeException e) {
            others.close();
            throw e;
        }
    }

    private static void prepare(Written written, List<CatalogEntry> codecs) throws IOException {
        List<CatalogEntry> able = new ArrayList<>();
        for (CatalogEntry entry : codecs) {
            if (written.runnerSessions.of(entry).refusalReason(entry.info()).isEmpty()) {
                able.add(entry);
            }
        }
        written.runnerSessions.prepare(able, (target, emission) -> {}).forEach((codec, readiness) -> {
            if (readiness instanceof Readiness.Ready) {
                written.ready.add(codec);
            }
        });
    }

    /** Returns a message of each; none of data that the codec cannot write. Several threads may call this at once. */
    List<Other> of(CatalogEntry entry) throws IOException {
        List<Other> messages = new ArrayList<>();
        for (Written written : all) {
            if (written.ready.contains(entry.variant())) {
                message(written, entry).ifPresent(bytes -> messages.add(new Other(written.name, bytes)));
            }
        }
        return messages;
    }

    private static Optional<byte[]> message(Written written, CatalogEntry entry) throws IOException {
        Path file = written.folder.file("%s-%s.bytes".formatted(entry.variant().runtime(), entry.name()));
        Outcome<Path> encoded = written.runnerSessions.of(entry).encode(entry.info(), file);
        return encoded.isDone() ? Optional.of(EncodedFile.first(file, 1).get(0).whole()) : Optional.empty();
    }

    @Override
    public void close() throws IOException {
        for (Written written : all) {
            written.runnerSessions.close();
            written.folder.close();
        }
    }
}
