package io.wirecost.engine.vectors;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.run.Vectors;
import io.wirecost.core.run.Vectors.Failure;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.run.RunnerSessions;
import io.wirecost.engine.runner.Runner;
import io.wirecost.engine.worker.Readiness;
import io.wirecost.engine.worker.WorkOrder;
import io.wirecost.harness.proof.EncodedFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;

/** Runners at work on test vectors. Each vector is a message of its own, so that one that ends a process ends no other. */
public final class VectorSession implements AutoCloseable {
    private final WorkFolder folder;
    private final RunnerSessions runnerSessions;
    private final Set<Variant> ready;
    private final Map<Wrapping, Suite> suites = new EnumMap<>(Wrapping.class);
    private final Map<Wrapping, List<Path>> files = new EnumMap<>(Wrapping.class);

    private VectorSession(WorkFolder folder, RunnerSessions runnerSessions, Set<Variant> ready) {
        this.folder = folder;
        this.runnerSessions = runnerSessions;
        this.ready = ready;
    }

    /**
     * Gets codecs ready for the vectors of their format.
     *
     * @param order of the run, in whose folder the vectors get one of their own
     * @param codecs those of formats without vectors take no part
     */
    public static VectorSession open(List<Runner> runners, WorkOrder order, List<CatalogEntry> codecs)
            throws IOException {
        WorkFolder folder = order.folder().part("vectors");
        RunnerSessions runnerSessions = RunnerSessions.open(
                runners, WorkOrder.of(dataset(), "dataset", folder, order.codeCache(), order.timeout()));
        try {
            VectorSession runnerSession = new VectorSession(folder, runnerSessions, prepared(runnerSessions, codecs));
            for (Wrapping wrapping : wrappings(codecs)) {
                runnerSession.write(wrapping);
            }
            return runnerSession;
        } catch (IOException | RuntimeException e) {
            runnerSessions.close();
            throw e;
        }
    }

    /** A dataset is needed to work on. Of this one nothing but the schema is used. */
    private static Dataset dataset() {
        return new Dataset(
                "vectors",
                VectorSchema.SCHEMA,
                List.of(new Group("vectors", List.of(VectorSchema.record("flag", Optional.of(true))))),
                OptionalLong.empty(),
                new Filter(List.of()));
    }

    private static Set<Variant> prepared(RunnerSessions runnerSessions, List<CatalogEntry> codecs) throws IOException {
        List<CatalogEntry> able = new ArrayList<>();
        for (CatalogEntry entry : codecs) {
            if (Wrapping.of(entry.info()).isPresent()
                    && runnerSessions.of(entry).refusalReason(entry.info()).isEmpty()) {
                able.add(entry);
            }
        }
        Set<Variant> ready = new HashSet<>();
        runnerSessions.prepare(able, (target, emission) -> {}).forEach((codec, readiness) -> {
            if (readiness instanceof Readiness.Ready) {
                ready.add(codec);
            }
        });
        return ready;
    }

    private static Set<Wrapping> wrappings(List<CatalogEntry> codecs) {
        return codecs.stream()
                .flatMap(entry -> Wrapping.of(entry.info()).stream())
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Wrapping.class)));
    }

    private void write(Wrapping wrapping) throws IOException {
        Suite suite = wrapping.suite();
        List<Path> written = new ArrayList<>();
        for (Vector vector : suite.vectors()) {
            Path file = folder.file("vectors-%s-%d.bytes".formatted(wrapping, written.size()));
            EncodedFile.write(file, List.of(new Encoded(wrapping.wrap(vector), Optional.empty())));
            written.add(file);
        }
        suites.put(wrapping, suite);
        files.put(wrapping, written);
    }

    /**
     * Has a codec read the vectors of its format; none where there are none for the codec, or it does not take their schema.
     * Several threads may call this at once.
     */
    public Outcome<Optional<Vectors>> read(CatalogEntry reader) throws IOException {
        return ready.contains(reader.variant())
                ? read(reader, Wrapping.of(reader.info()).orElseThrow()).map(Optional::of)
                : new Outcome.Done<>(Optional.empty());
    }

    private Outcome<Vectors> read(CatalogEntry reader, Wrapping wrapping) throws IOException {
        Suite suite = suites.get(wrapping);
        VectorJudge judge = new VectorJudge(reader.info());
        Map<Path, Vector> given = new LinkedHashMap<>();
        for (int i = 0; i < suite.vectors().size(); i++) {
            if (!judge.passesOver(suite.vectors().get(i))) {
                given.put(files.get(wrapping).get(i), suite.vectors().get(i));
            }
        }
        return runnerSessions
                .of(reader)
                .read(
                        reader.info(),
                        List.copyOf(given.keySet()),
                        (file, result) -> judge.failure(given.get(file), result))
                .map(judged -> vectors(
                        suite,
                        given.size(),
                        judged.stream().flatMap(Optional::stream).toList()));
    }

    private static Vectors vectors(Suite suite, int given, List<Failure> failures) {
        return new Vectors(
                suite.source(), given - failures.size(), suite.vectors().size() - given, suite.leftOut(), failures);
    }

    @Override
    public void close() throws IOException {
        runnerSessions.close();
        folder.close();
    }
}
