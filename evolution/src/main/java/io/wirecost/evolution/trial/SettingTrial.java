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
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Has one codec with one setting of its library go through all edits, step by step. */
final class SettingTrial {
    private static final String INTERRUPTED = "interrupted";

    private final TriedCodec codec;
    private final SideSessions sessions;
    private final CellMaker cells;
    private final Map<SchemaSide, Outcome<Messages>> written;
    private final Map<EditTask, Halfway> halfway = new HashMap<>();
    private final Map<EditTask, List<EvolutionCell>> all = new LinkedHashMap<>();
    private int files;

    /** @param written what is known already of its messages by each version */
    SettingTrial(TriedCodec codec, SideSessions sessions, Map<SchemaSide, Outcome<Messages>> written) {
        this.codec = codec;
        this.sessions = sessions;
        this.cells = new CellMaker(codec);
        this.written = written;
    }

    /** What the older readers have made of newer messages. */
    private record Halfway(Batch newer, List<DecodeResult> forward, ThroughCells through) {}

    /** What came of the edits, at the end. */
    CodecTrial.Finished finished() {
        return new CodecTrial.Finished(codec, all);
    }

    /** Writes the messages of both versions. An edit for which there are none is over. */
    void write(EditTask task) throws IOException {
        refusalReason(task).ifPresent(reason -> all.put(task, untried(reason)));
    }

    /** Has the older version read the newer messages. */
    void forward(SchemaSide before, List<EditTask> tasks) throws IOException {
        List<EditTask> able =
                tasks.stream().filter(task -> !all.containsKey(task)).toList();
        if (!able.isEmpty()) {
            go(before, able);
        }
    }

    /** Has the newer version read the older messages, and those that went through an old service. */
    void backward(EditTask task) throws IOException {
        if (halfway.containsKey(task)) {
            all.put(task, cells(task, halfway.remove(task)));
        }
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
    private void go(SchemaSide before, List<EditTask> tasks) throws IOException {
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
        for (int i = 0; i < tasks.size(); i++) {
            ThroughCells through = new ThroughCells(cells, tasks.get(i).edit(), newer.get(i), service.of(i), own, i);
            halfway.put(tasks.get(i), new Halfway(newer.get(i), forward.get(i), through));
        }
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

    private List<EvolutionCell> cells(EditTask task, Halfway half) throws IOException {
        Edit edit = task.edit();
        Batch newer = half.newer();
        ThroughCells through = half.through();
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
                        half.forward()),
                through.of(read.subList(1, read.size())));
    }
}
