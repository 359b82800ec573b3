package io.wirecost.evolution.trial;

import io.wirecost.compiler.avro.AvroSchemaText;
import io.wirecost.compiler.build.CacheUse;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.run.Outlook;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.run.RunStep;
import io.wirecost.engine.worker.Awaited;
import io.wirecost.evolution.edit.Edit;
import io.wirecost.evolution.judge.SchemaJudges;
import io.wirecost.evolution.result.Evolution;
import io.wirecost.evolution.result.EvolutionCell;
import io.wirecost.evolution.result.TriedEdit;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Tries edits of a schema with codecs: each writes with one version and reads with the other. */
public final class EvolutionTrial {
    /** More of them show little more, and each is written and read for each edit by each codec. */
    private static final int MOST_GIVEN = 50;

    /** One that writes, one that reads, and one whose values are compared, on each pair of processors. */
    private static final int THREADS = Math.max(3, 3 * Runtime.getRuntime().availableProcessors() / 2);

    private final Path codeCache;
    private final SchemaJudges judges;
    private final RunListener listener;

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
            listener.planned(Stream.concat(
                            tasks.sides().stream().map(side -> Outlook.compile()),
                            codecs.stream().map(Outlook::read))
                    .toList());
            for (SchemaSide side : tasks.sides()) {
                listener.started(Outlook.compile());
                sessions.open(side, codecs);
            }
            return new Evolution(name, seed, given.size(), tried(tasks.tasks(), run(tasks.tasks(), sessions, codecs)));
        } finally {
            use.close();
        }
    }

    /** Records from all parts of a dataset. */
    private static List<RecordValue> spread(List<RecordValue> all) {
        int count = Math.min(MOST_GIVEN, all.size());
        return IntStream.range(0, count)
                .mapToObj(i -> all.get((int) ((long) i * all.size() / count)))
                .toList();
    }

    private List<Map<EditTask, List<EvolutionCell>>> run(
            List<EditTask> tasks, SideSessions sessions, List<CatalogEntry> codecs) throws IOException {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            Map<CatalogEntry, Future<Map<EditTask, List<EvolutionCell>>>> begun = new LinkedHashMap<>();
            codecs.forEach(codec -> begun.put(codec, threads.submit(() -> new CodecTrial(codec, sessions).run(tasks))));
            List<Map<EditTask, List<EvolutionCell>>> all = new ArrayList<>();
            for (Map.Entry<CatalogEntry, Future<Map<EditTask, List<EvolutionCell>>>> one : begun.entrySet()) {
                RunStep step = Outlook.read(one.getKey());
                listener.started(step);
                all.add(Awaited.get(one.getValue()));
            }
            return all;
        } finally {
            threads.shutdownNow(); // an interrupted child process ends
        }
    }

    private List<TriedEdit> tried(List<EditTask> tasks, List<Map<EditTask, List<EvolutionCell>>> byCodec)
            throws IOException {
        List<TriedEdit> tried = new ArrayList<>();
        for (EditTask task : tasks) {
            Edit edit = task.edit();
            tried.add(new TriedEdit(
                    edit.kind().id(),
                    edit.kind().label(),
                    edit.place(),
                    AvroSchemaText.emitWithNotes(edit.before()),
                    AvroSchemaText.emitWithNotes(edit.after()),
                    byCodec.stream().flatMap(cells -> cells.get(task).stream()).toList(),
                    judges.judge(edit)));
        }
        return tried;
    }
}
