package io.wirecost.evolution.trial;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.LimitCheck;
import io.wirecost.core.schema.Schema;
import io.wirecost.engine.worker.DecodeResult;
import io.wirecost.engine.worker.RunnerSession;
import io.wirecost.evolution.edit.Edit;
import io.wirecost.evolution.result.EvolutionCell;
import io.wirecost.evolution.result.ReadingDirection;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Has one codec go through all edits. It is opened as rarely as possible: that costs more than its messages. */
final class CodecTrial {
    private static final String INTERRUPTED = "interrupted";

    private final TriedCodec codec;
    private final SideSessions sessions;
    private final CellMaker cells;
    private final Map<SchemaSide, Outcome<Messages>> written = new HashMap<>();
    private int files;

    CodecTrial(TriedCodec codec, SideSessions sessions) {
        this.codec = codec;
        this.sessions = sessions;
        this.cells = new CellMaker(codec);
    }

    /**
     * What came of a codec.
     *
     * @param cells of each edit, one for each direction
     */
    record Finished(TriedCodec codec, Map<EditTask, List<EvolutionCell>> cells) {}

    /** @throws IOException also if the process is being ended, as then files are gone and processes have ended */
    Finished run(List<EditTask> tasks) throws IOException {
        Map<EditTask, List<EvolutionCell>> all = cells(tasks);
        if (sessions.isBeingEnded()) {
            throw new IOException(INTERRUPTED);
        }
        return new Finished(codec, all);
    }

    private Map<EditTask, List<EvolutionCell>> cells(List<EditTask> tasks) throws IOException {
        Map<EditTask, List<EvolutionCell>> all = new LinkedHashMap<>();
        List<EditTask> able = new ArrayList<>();
        for (EditTask task : tasks) {
            Optional<String> reason = refusalReason(task);
            if (reason.isPresent()) {
                all.put(task, untried(reason.get()));
            } else {
                able.add(task);
            }
        }
        Collection<List<EditTask>> byBefore = able.stream()
                .collect(Collectors.groupingBy(EditTask::before, LinkedHashMap::new, Collectors.toList()))
                .values();
        for (List<EditTask> same : byBefore) {
            all.putAll(go(same.get(0).before(), same));
        }
        return all;
    }

    private List<EvolutionCell> untried(String reason) {
        return Arrays.stream(ReadingDirection.values())
                .map(direction -> cells.untried(direction, reason))
                .toList();
    }

    /** Why a codec cannot hold one of the versions, or write any of its records. */
    private Optional<String> refusalReason(EditTask task) throws IOException {
        for (SchemaSide side : List.of(task.before(), task.after())) {
            Optional<String> reason = sessions.refusalReason(side, codec.entry());
            if (reason.isEmpty()) {
                reason = written(side).failure();
            }
            if (reason.isPresent()) {
                return reason;
            }
        }
        return Optional.empty();
    }

    private Outcome<Messages> written(SchemaSide side) throws IOException {
        Outcome<Messages> known = written.get(side);
        if (known == null) {
            known = Messages.write(
                    sessions.of(side, codec.entry()), codec, side.records(), limits(side.schema()), file());
            written.put(side, known);
        }
        return known;
    }

    private LimitCheck limits(Schema schema) {
        return new LimitCheck(schema, codec.info().limits());
    }

    private Path file() {
        return sessions.file("evolution-%s-%s-%s-%d.bytes"
                .formatted(
                        codec.info().runtime(),
                        codec.entry().name(),
                        codec.setting().label(),
                        files++));
    }

    /** @param tasks whose older version is the same */
    private Map<EditTask, List<EvolutionCell>> go(SchemaSide before, List<EditTask> tasks) throws IOException {
        List<Batch> newer = new ArrayList<>();
        List<Path> given = new ArrayList<>();
        for (EditTask task : tasks) {
            Batch batch = Batch.of(
                    task.newer(), task.newerGiven(), written(task.after()).value());
            newer.add(batch);
            given.add(batch.write(file()));
        }
        RunnerSession reader = sessions.of(before, codec.entry());
        List<List<DecodeResult>> forward = forward(reader, tasks, given);
        ServicePass service = ServicePass.write(sessions, codec, before, tasks, forward, file());
        OwnObjectPass own = ownObjects(reader, before, given);
        Map<EditTask, List<EvolutionCell>> all = new LinkedHashMap<>();
        for (int i = 0; i < tasks.size(); i++) {
            ThroughCells through = new ThroughCells(cells, tasks.get(i).edit(), newer.get(i), service.of(i), own, i);
            all.put(tasks.get(i), cells(tasks.get(i), newer.get(i), forward.get(i), through));
        }
        return all;
    }

    private List<List<DecodeResult>> forward(RunnerSession reader, List<EditTask> tasks, List<Path> given)
            throws IOException {
        if (!reader.readsByVersions(codec.info())) {
            return read(reader, given, tasks.get(0).edit().before());
        }
        List<List<DecodeResult>> all = new ArrayList<>();
        for (int i = 0; i < tasks.size(); i++) {
            all.addAll(read(reader, given.subList(i, i + 1), tasks.get(i).edit().after()));
        }
        return all;
    }

    /** A library that reads by two versions of a schema keeps nothing that its own version lacks. */
    private OwnObjectPass ownObjects(RunnerSession reader, SchemaSide before, List<Path> given) throws IOException {
        List<Path> passed = given.stream().map(each -> file()).toList();
        return new OwnObjectPass(
                passed,
                reader.readsByVersions(codec.info())
                        ? new Outcome.Failed<>("it keeps nothing unknown")
                        : reader.passEach(codec.info(), codec.setting(), given, passed, before.schema()));
    }

    private List<List<DecodeResult>> read(RunnerSession reader, List<Path> given, Schema by) throws IOException {
        Outcome<List<List<DecodeResult>>> read = reader.readEach(codec.info(), codec.setting(), given, by);
        if (!read.isDone()) {
            throw new IOException(INTERRUPTED);
        }
        return read.value();
    }

    private List<EvolutionCell> cells(EditTask task, Batch newer, List<DecodeResult> forward, ThroughCells through)
            throws IOException {
        Edit edit = task.edit();
        Batch older =
                Batch.of(task.older(), task.olderGiven(), written(task.before()).value());
        List<Path> files = new ArrayList<>();
        files.add(older.write(file()));
        files.add(through.service().messages().write(file()));
        through.own().file(through.task()).ifPresent(files::add);
        List<List<DecodeResult>> read = read(sessions.of(task.after(), codec.entry()), files, edit.before());
        return List.of(
                cells.of(
                        ReadingDirection.BACKWARD,
                        edit.before(),
                        edit.after(),
                        older,
                        older.records().stream().map(edit.backward()::of).toList(),
                        read.get(0)),
                cells.of(
                        ReadingDirection.FORWARD,
                        edit.after(),
                        edit.before(),
                        newer,
                        newer.records().stream().map(edit.forward()::of).toList(),
                        forward),
                through.of(read.subList(1, read.size())));
    }
}
