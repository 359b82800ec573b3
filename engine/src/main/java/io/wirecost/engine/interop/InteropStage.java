package io.wirecost.engine.interop;

import io.wirecost.compiler.flat.FlatUnions;
import io.wirecost.core.Outcome;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Interop.Reading;
import io.wirecost.core.run.Trial;
import io.wirecost.core.run.Vectors;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.proof.ProvenCodec;
import io.wirecost.engine.run.Outlook;
import io.wirecost.engine.run.Session;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.vectors.VectorSession;
import io.wirecost.engine.worker.Awaited;
import io.wirecost.engine.worker.ReadResult;
import io.wirecost.engine.worker.WorkOrder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;

/**
 * Has the codecs of each format and layout read each other's bytes. Each writes all records once, and each reads what
 * every other one has written, in a process that has never seen the values. Where there are test vectors of its format,
 * it reads these too.
 */
public final class InteropStage {
    private final Session session;
    private final WorkOrder order;
    private final InteropJudge judge;
    private final InteropJudge flat;

    /** @param order what the sessions of runners work on */
    public InteropStage(Session session, WorkOrder order) {
        this.session = session;
        this.order = order;
        this.judge = new InteropJudge(session.dataset(), KnownDifferences.shipped());
        this.flat = FlatUnions.of(session.dataset().schema())
                .map(unions -> new InteropJudge(unions.of(session.dataset()), KnownDifferences.shipped()))
                .orElse(judge);
    }

    /**
     * Decides what is not decided yet.
     *
     * @return false when the run is being ended from outside
     */
    public boolean run(List<ProvenCodec> proven) throws IOException {
        List<CatalogEntry> asked = proven.stream()
                .map(ProvenCodec::entry)
                .filter(entry -> session.trials().asks(Measure.INTEROP, entry))
                .toList();
        if (asked.stream().noneMatch(this::isOpen)) {
            return true;
        }
        ExecutorService threads =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try (Writing writing = Writing.open(session, order, writers(proven));
                VectorSession vectors = VectorSession.open(
                        session.plan().runners(),
                        order,
                        asked.stream()
                                .filter(CompatibleCodecs::reads)
                                .filter(this::isOpen)
                                .toList())) {
            for (CompatibleCodecs compatible : CompatibleCodecs.of(asked)) {
                if (compatible.codecs().stream().anyMatch(this::isOpen)
                        && !run(compatible, writing, vectors, threads)) {
                    return false;
                }
            }
            return true;
        } finally {
            threads.shutdownNow(); // an interrupted child process ends
        }
    }

    /** With the bytes of their proofs. */
    private Map<CatalogEntry, Path> writers(List<ProvenCodec> proven) {
        Map<CatalogEntry, Path> writers = new LinkedHashMap<>();
        proven.stream()
                .filter(codec -> session.trials().asks(Measure.INTEROP, codec.entry()))
                .forEach(codec -> writers.put(codec.entry(), codec.written()));
        return writers;
    }

    private boolean isOpen(CatalogEntry entry) {
        return !session.record().has(trial(entry), 0);
    }

    private Trial trial(CatalogEntry entry) {
        return session.trials().interop(entry);
    }

    private boolean run(CompatibleCodecs compatible, Writing writing, VectorSession vectors, ExecutorService threads)
            throws IOException {
        Optional<List<Written>> written = written(compatible, writing, threads);
        if (written.isEmpty()) {
            return false;
        }
        try {
            return read(compatible, written.get(), vectors, threads);
        } finally {
            for (Written bytes : written.get()) {
                Files.deleteIfExists(bytes.file());
            }
        }
    }

    /** What the codecs have written; empty when the run is being ended from outside. */
    private Optional<List<Written>> written(CompatibleCodecs compatible, Writing writing, ExecutorService threads)
            throws IOException {
        Map<CatalogEntry, Future<Outcome<Written>>> begun = new LinkedHashMap<>();
        for (CatalogEntry writer : compatible.writers()) {
            begun.put(writer, threads.submit(() -> writing.write(writer)));
        }
        List<Written> all = new ArrayList<>();
        for (Map.Entry<CatalogEntry, Future<Outcome<Written>>> one : begun.entrySet()) {
            session.listener().started(Outlook.write(one.getKey()));
            Outcome<Written> written = Awaited.get(one.getValue()).during("writing");
            if (written.isInterrupted()) {
                return Optional.empty();
            } else if (written.isDone()) {
                all.add(written.value());
            } else {
                session.record()
                        .decide(List.of(Cell.failed(
                                trial(one.getKey()), written.failure().orElseThrow())));
            }
        }
        return Optional.of(all);
    }

    private boolean read(
            CompatibleCodecs compatible, List<Written> written, VectorSession vectors, ExecutorService threads)
            throws IOException {
        Map<CatalogEntry, Future<Outcome<List<Reading>>>> begun = new LinkedHashMap<>();
        Map<CatalogEntry, Future<Outcome<Optional<Vectors>>>> tested = new LinkedHashMap<>();
        for (CatalogEntry reader : compatible.codecs()) {
            if (isOpen(reader)) {
                begun.put(reader, threads.submit(() -> readings(reader, written)));
                tested.put(reader, threads.submit(() -> vectors.read(reader)));
            }
        }
        for (Map.Entry<CatalogEntry, Future<Outcome<List<Reading>>>> one : begun.entrySet()) {
            session.listener().started(Outlook.read(one.getKey()));
            Outcome<List<Reading>> readings = Awaited.get(one.getValue());
            Outcome<Optional<Vectors>> read = Awaited.get(tested.get(one.getKey()));
            if (readings.isInterrupted() || read.isInterrupted()) {
                return false;
            }
            decide(one.getKey(), written, readings.value(), read.value());
        }
        return true;
    }

    /** What a codec read of all others, in their order. Equal bytes are read once. */
    private Outcome<List<Reading>> readings(CatalogEntry reader, List<Written> written) throws IOException {
        if (!CompatibleCodecs.reads(reader)) {
            return new Outcome.Done<>(List.of());
        }
        List<Written> others =
                written.stream().filter(bytes -> !bytes.writer().equals(reader)).toList();
        Map<Path, List<Written>> equal = equal(others);
        return session.runnerSessions()
                .of(reader)
                .read(
                        reader.info(),
                        List.copyOf(equal.keySet()),
                        (file, result) -> judged(equal.get(file), reader, result))
                .map(judged -> inOrder(others, judged));
    }

    /** Those with the same bytes together, by the file of the first one. */
    private static Map<Path, List<Written>> equal(List<Written> written) {
        Map<String, Path> files = new HashMap<>();
        Map<Path, List<Written>> equal = new LinkedHashMap<>();
        for (Written bytes : written) {
            Path file = files.computeIfAbsent(bytes.own().checksum(), checksum -> bytes.file());
            equal.computeIfAbsent(file, first -> new ArrayList<>()).add(bytes);
        }
        return equal;
    }

    private Map<CatalogEntry, Reading> judged(List<Written> equal, CatalogEntry reader, ReadResult result) {
        InteropJudge its = FlatUnions.areWrittenBy(reader.info()) ? flat : judge;
        return equal.stream()
                .map(Written::writer)
                .collect(Collectors.toMap(writer -> writer, writer -> its.judge(writer.info(), reader.info(), result)));
    }

    private static List<Reading> inOrder(List<Written> written, List<Map<CatalogEntry, Reading>> judged) {
        Map<CatalogEntry, Reading> all = new HashMap<>();
        judged.forEach(all::putAll);
        return written.stream().map(bytes -> all.get(bytes.writer())).toList();
    }

    private void decide(CatalogEntry reader, List<Written> written, List<Reading> readings, Optional<Vectors> vectors)
            throws IOException {
        Interop figures = new Interop(
                readings,
                written.stream()
                        .filter(bytes -> bytes.writer().equals(reader))
                        .findFirst()
                        .map(Written::own),
                vectors);
        session.record().decide(List.of(Cell.measured(trial(reader), figures)));
    }
}
