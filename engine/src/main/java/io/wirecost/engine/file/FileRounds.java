package io.wirecost.engine.file;

import io.wirecost.compiler.flat.FlatUnions;
import io.wirecost.core.Outcome;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.FilePasses;
import io.wirecost.engine.plan.FilePlan;
import io.wirecost.engine.proof.ProvenCodec;
import io.wirecost.engine.run.FileTrial;
import io.wirecost.engine.run.Outlook;
import io.wirecost.engine.run.Session;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.worker.FileOrder;
import io.wirecost.engine.worker.WorkOrder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Gives each file one JVM a round, in seeded order. The first one of a file also compares every record of it. */
public final class FileRounds {
    private static final String NO_FILES =
            "files are measured of codecs that write and read, in the runtimes jvm and scala";

    private final Session session;
    private final WorkOrder order;
    private final Outlook outlook;

    /** @param order with the run's dataset */
    public FileRounds(Session session, WorkOrder order) {
        this.session = session;
        this.order = order;
        this.outlook = new Outlook(session.trials(), session.dataset().groups().size());
    }

    /**
     * Takes codecs that are proven.
     *
     * @return false when the run is being ended from outside
     */
    public boolean run(List<ProvenCodec> proven) throws IOException {
        Optional<FilePlan> plan = session.plan().files();
        if (plan.isEmpty()) {
            return true;
        }
        refuseOthers(proven);
        List<FileTrial> turns = turns(proven);
        return turns.isEmpty() || run(turns, plan.get());
    }

    private boolean run(List<FileTrial> turns, FilePlan plan) throws IOException {
        Map<Boolean, List<Path>> records = records(turns, plan);
        Random orders = session.plan().orders();
        for (int round = 0; round < session.plan().profile().forks(); round++) {
            Collections.shuffle(turns, orders);
            for (FileTrial turn : turns) {
                FileOrder fork = new FileOrder(
                        turn.form(),
                        plan.heapMebibytes(),
                        records.get(unions(turn).isPresent()).get(turn.file()),
                        round,
                        plan.passes(),
                        plan.warmUpSeconds());
                if (!session.record().has(turn.trial(), round) && !run(turn, fork)) {
                    return false;
                }
            }
            session.record().keep();
        }
        return true;
    }

    /** By whether their unions are flat. */
    private Map<Boolean, List<Path>> records(List<FileTrial> turns, FilePlan plan) throws IOException {
        Map<Boolean, List<Path>> records = new HashMap<>();
        for (FileTrial turn : turns) {
            Optional<FlatUnions> unions = unions(turn);
            if (!records.containsKey(unions.isPresent())) {
                records.put(unions.isPresent(), new FileLayout(session, order, unions).write(plan.sources()));
            }
        }
        return records;
    }

    private Optional<FlatUnions> unions(FileTrial turn) {
        return FlatUnions.of(session.dataset().schema(), turn.entry().info());
    }

    private List<FileTrial> turns(List<ProvenCodec> proven) {
        List<FileTrial> turns = new ArrayList<>();
        for (ProvenCodec codec : proven) {
            if (session.trials().asks(Measure.FILE, codec.entry())) {
                turns.addAll(session.trials().files(codec.entry()));
            }
        }
        return turns;
    }

    /** What was asked for and cannot be had has a reason in the run. */
    private void refuseOthers(List<ProvenCodec> proven) throws IOException {
        session.record()
                .decide(proven.stream()
                        .map(ProvenCodec::entry)
                        .filter(entry -> !entry.has(Measure.FILE))
                        .map(entry -> Cell.refused(session.trials().file(entry), NO_FILES))
                        .toList());
    }

    private boolean run(FileTrial turn, FileOrder fork) throws IOException {
        session.listener().started(outlook.file(turn, fork.round()));
        Outcome<FilePasses> outcome =
                session.runnerSessions().of(turn.entry()).file(turn.entry().info(), fork);
        if (outcome.isInterrupted()) {
            return false;
        }
        if (outcome.isDone()) {
            session.record().add(turn.trial(), outcome.value());
            session.record().keep();
        } else {
            session.record()
                    .decide(List.of(Cell.failed(turn.trial(), outcome.failure().orElseThrow())));
        }
        return true;
    }
}
