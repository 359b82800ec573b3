package io.wirecost.engine.speed;

import io.wirecost.analysis.Baseline;
import io.wirecost.core.codec.Ability;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.proof.ProvenCodec;
import io.wirecost.engine.run.Outlook;
import io.wirecost.engine.run.RunStep;
import io.wirecost.engine.run.Session;
import io.wirecost.engine.run.Trials;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Times what was proven, in rounds: a round has one fresh worker of each codec that takes part, and a second one of each
 * baseline. First come the rounds that everybody takes part in, then those of the cells that are not settled.
 */
public final class Rounds {
    private final Session session;
    private final Trials trials;
    private final Random random;

    public Rounds(Session session) {
        this.session = session;
        this.trials = session.trials();
        this.random = session.plan().orders();
    }

    /** Whether it came to its end; false when the run is being ended from outside. */
    public boolean run(List<ProvenCodec> proven) throws IOException {
        List<ForkUnit> units = units(proven);
        Outlook outlook = new Outlook(trials, session.dataset().groups().size());
        List<RunStep> blocks =
                outlook.blocks(proven.stream().map(ProvenCodec::entry).toList());
        Budget budget = Budget.of(trials.plan().profile().aim(), session.clock());
        int rounds = trials.plan().profile().forks();
        for (int round = 0; round < rounds; round++) {
            List<RunStep> later = new ArrayList<>();
            for (int next = round + 1; next < rounds; next++) {
                later.addAll(outlook.heat(
                        missing(units, next).stream().map(ForkUnit::trials).toList(), next));
            }
            later.addAll(blocks);
            if (!measure(units, round, later)) {
                return false;
            }
        }
        return new Settlement(session, units, this).run(blocks, budget);
    }

    /**
     * Measures what is missing of a round.
     *
     * @return false when the run is being ended from outside
     */
    boolean measure(List<ForkUnit> units, int round, List<RunStep> later) throws IOException {
        List<ForkUnit> missing = missing(units, round);
        Set<Variant> baselines = baselines(units);
        List<ForkUnit> constant = units.stream()
                .filter(unit -> baselines.contains(unit.entry().variant()))
                .toList();
        List<ForkUnit> others = new ArrayList<>(missing);
        others.removeAll(constant);
        Collections.shuffle(others, random);
        int heat = session.record().forks().heats(round);
        boolean goesOn = true;
        while (goesOn && (!others.isEmpty() || missing(constant, round).size() > 0)) {
            List<ForkUnit> part = List.copyOf(others.subList(0, Math.min(others.size(), room(constant.size()))));
            others.removeAll(part);
            goesOn = heat(part, constant, round, heat++, later);
            constant = undecided(constant);
        }
        return goesOn;
    }

    private List<ForkUnit> missing(List<ForkUnit> units, int round) {
        return units.stream()
                .filter(unit -> !unit.trials().stream()
                        .allMatch(trial -> session.record().has(trial, round)))
                .toList();
    }

    private List<ForkUnit> undecided(List<ForkUnit> units) {
        return units.stream()
                .filter(unit -> !unit.trials().stream().allMatch(session.record()::isDecided))
                .toList();
    }

    private int room(int baselines) {
        return Math.max(1, session.seats().getAsInt() - 2 * baselines);
    }

    private boolean heat(List<ForkUnit> part, List<ForkUnit> constant, int round, int heat, List<RunStep> later)
            throws IOException {
        boolean ranks = session.plan().profile().ranks();
        List<WorkerLane> lanes = new ArrayList<>();
        List<WorkerLane> baselines = new ArrayList<>();
        for (ForkUnit unit : constant) {
            boolean first = missing(List.of(unit), round).size() > 0;
            if (first || ranks) {
                baselines.add(new WorkerLane(unit, new Seat(round, heat, !first), session));
            }
            if (ranks) {
                baselines.add(new WorkerLane(unit, new Seat(round, heat, true), session));
            }
        }
        lanes.addAll(baselines);
        part.forEach(unit -> lanes.add(new WorkerLane(unit, new Seat(round, heat, false), session)));
        return new Heat(session, lanes, baselines, random).run(later);
    }

    boolean isBaseline(ForkUnit unit, List<ForkUnit> units) {
        return baselines(units).contains(unit.entry().variant());
    }

    /** Those of the codecs that can still be measured. */
    private Set<Variant> baselines(List<ForkUnit> units) {
        List<CodecInfo> codecs = undecided(units).stream()
                .map(unit -> unit.entry().info())
                .distinct()
                .toList();
        List<String> command = trials.plan()
                .baseline()
                .map(codec -> List.of(Baseline.OPTION, codec.name()))
                .orElse(List.of());
        return codecs.stream()
                .map(CodecInfo::runtime)
                .distinct()
                .flatMap(runtime ->
                        Baseline.among(
                                codecs.stream()
                                        .filter(codec -> codec.runtime().equals(runtime))
                                        .toList(),
                                command)
                                .stream())
                .collect(Collectors.toSet());
    }

    private List<ForkUnit> units(List<ProvenCodec> proven) {
        List<ForkUnit> units = new ArrayList<>();
        for (ProvenCodec codec : proven) {
            for (List<Operation> operations : trials.sharingForks(codec.entry(), codec.can(Ability.STAGED))) {
                List<Trial> timed = operations.stream()
                        .map(operation -> trials.speed(codec.entry(), operation))
                        .toList();
                units.add(new ForkUnit(codec.entry(), operations, timed));
            }
        }
        return units;
    }
}
