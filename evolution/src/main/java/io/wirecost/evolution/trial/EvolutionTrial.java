package io.wirecost.evolution.trial;

import io.wirecost.compiler.avro.AvroSchemaText;
import io.wirecost.compiler.build.CacheUse;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.run.Outlook;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.run.RunStep;
import io.wirecost.engine.witness.FreeMemory;
import io.wirecost.engine.worker.Awaited;
import io.wirecost.evolution.edit.Edit;
import io.wirecost.evolution.judge.SchemaJudges;
import io.wirecost.evolution.result.Evolution;
import io.wirecost.evolution.result.TriedEdit;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Tries edits of a schema with codecs: each writes with one version and reads with the other. A library with a switch for other
 * versions is tried as it ships and with the switch.
 */
public final class EvolutionTrial {
    /** More of them show little more, and each is written and read for each edit by each codec. */
    private static final int MOST_GIVEN = 50;

    /** What a codec takes to write and read all messages of one version of the schema, roughly. */
    private static final Duration VERSION = Duration.ofMillis(250);

    private final Path codeCache;
    private final SchemaJudges judges;
    private final RunListener listener;
    private final int atOnce = atOnce();
    private volatile Optional<KnownCells> known = Optional.empty();

    /**
     * @param codeCache folder in which generated code is kept
     * @param judges say of each edit what they think
     * @param listener is told each codec before it is tried
     */
    public EvolutionTrial(Path codeCache, SchemaJudges judges, RunListener listener) {
        this.codeCache = codeCache;
        this.judges = judges;
        this.listener = listener;
    }

    /** One codec on each processor, if memory allows: each has a process that writes and one that reads. */
    private static int atOnce() {
        return Math.max(1, Math.min(Runtime.getRuntime().availableProcessors(), FreeMemory.seats(0) / 2));
    }

    /** Returns what came of the codecs that are finished; empty if none is. Another thread may ask while they are tried. */
    public Optional<Evolution> known() {
        return known.flatMap(KnownCells::evolution);
    }

    /**
     * Tries the edits. The same edits, records and codecs come to the same result.
     *
     * @param name of the records
     * @param records of the older version of each edit; there may be none
     * @param seed what the edits were chosen by
     */
    public Evolution run(String name, List<RecordValue> records, long seed, List<Edit> edits, List<CatalogEntry> codecs)
            throws IOException {
        List<RecordValue> given = spread(records);
        EditTasks tasks = EditTasks.of(edits, given);
        CacheUse use = CacheUse.shared(codeCache);
        try (WorkFolder folder = WorkFolder.create();
                SideSessions sessions = new SideSessions(folder, codeCache)) {
            List<List<TriedCodec>> tried =
                    codecs.stream().map(TriedCodec::of).map(Stream::toList).toList();
            int versions = tasks.sides().size();
            List<RunStep> compiling = IntStream.rangeClosed(1, versions)
                    .mapToObj(number -> Outlook.compile("the code of version %d of %d".formatted(number, versions)))
                    .toList();
            List<RunStep> steps = steps(tried, versions);
            listener.planned(Stream.concat(compiling.stream(), steps.stream()).toList());
            sideBySide(
                    tasks.sides().stream()
                            .<Callable<SchemaSide>>map(side -> () -> {
                                sessions.open(side, codecs);
                                return side;
                            })
                            .toList(),
                    compiling,
                    side -> {});
            Evolution head = new Evolution(name, seed, given.size(), List.of(), judged(tasks.tasks()));
            KnownCells cells = new KnownCells(
                    head, tasks.tasks(), tried.stream().flatMap(List::stream).toList());
            known = Optional.of(cells);
            sideBySide(
                    tried.stream()
                            .<Callable<List<CodecTrial.Finished>>>map(
                                    codec -> () -> new CodecTrial(codec, sessions).run(tasks.tasks()))
                            .toList(),
                    steps,
                    settings -> settings.forEach(finished -> cells.add(finished.codec(), finished.cells())));
            return cells.evolution().orElse(head);
        } finally {
            use.close();
        }
    }

    private List<RunStep> steps(List<List<TriedCodec>> codecs, int versions) {
        Duration each = VERSION.multipliedBy(versions).dividedBy(atOnce);
        return codecs.stream()
                .map(codec -> new RunStep(
                        RunStep.StepKind.READ, codec.get(0).name(), List.of(), 0, each.multipliedBy(codec.size())))
                .toList();
    }

    /** Records from all parts of a dataset. */
    private static List<RecordValue> spread(List<RecordValue> all) {
        int count = Math.min(MOST_GIVEN, all.size());
        return IntStream.range(0, count)
                .mapToObj(i -> all.get((int) ((long) i * all.size() / count)))
                .toList();
    }

    /** @param steps one for each work: it ends when one of them is finished, whichever it is */
    private <W> void sideBySide(List<Callable<W>> works, List<RunStep> steps, Consumer<W> done) throws IOException {
        ExecutorService threads = Executors.newFixedThreadPool(atOnce);
        try {
            CompletionService<W> all = new ExecutorCompletionService<>(threads);
            works.forEach(all::submit);
            for (RunStep step : steps) {
                listener.started(step);
                done.accept(Awaited.next(all));
            }
        } finally {
            threads.shutdownNow(); // an interrupted child process ends
        }
    }

    /** The edits before any codec is tried. */
    private List<TriedEdit> judged(List<EditTask> tasks) throws IOException {
        List<TriedEdit> edits = new ArrayList<>();
        for (EditTask task : tasks) {
            Edit edit = task.edit();
            edits.add(new TriedEdit(
                    edit.kind().id(),
                    edit.kind().label(),
                    edit.place(),
                    AvroSchemaText.emitWithNotes(edit.before()),
                    AvroSchemaText.emitWithNotes(edit.after()),
                    List.of(),
                    judges.judge(edit)));
        }
        return edits;
    }
}
