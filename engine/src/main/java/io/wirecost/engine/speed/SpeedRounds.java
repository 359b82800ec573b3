package io.wirecost.engine.speed;

import io.wirecost.analysis.FloorGate;
import io.wirecost.analysis.SpeedPriors;
import io.wirecost.core.codec.Ability;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.proof.ProvenCodec;
import io.wirecost.engine.run.Outlook;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.run.Session;
import io.wirecost.engine.run.Step;
import io.wirecost.engine.run.Trials;
import io.wirecost.engine.runner.ForkOutcome;
import io.wirecost.engine.runner.Schedule;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;

/** Times what was proven, in rounds of single forks; in every round the codecs take turns in another seeded order. */
public final class SpeedRounds {
    private final Session session;
    private final Trials trials;
    private final int groups;
    private final RunListener listener;

    public SpeedRounds(Session session) {
        this.session = session;
        this.trials = session.trials();
        this.groups = session.dataset().groups().size();
        this.listener = session.listener();
    }

    /** Whether it came to its end; false when the run is being ended from outside. */
    public boolean run(List<ProvenCodec> proven) throws IOException {
        Random random = trials.plan().orders();
        List<Turn> turns = turns(units(proven), random);
        List<Step> later = new Outlook(trials, groups)
                .blocks(proven.stream().map(ProvenCodec::entry).toList());
        for (int i = 0; i < turns.size(); i++) {
            Turn turn = turns.get(i);
            if (isDone(turn)) {
                continue;
            }
            listener.planned(Stream.concat(remaining(turns.subList(i, turns.size())), later.stream())
                    .toList());
            listener.started(turn.step());
            ForkOutcome outcome = measure(turn);
            if (outcome instanceof ForkOutcome.Interrupted) {
                return false;
            }
            keep(turn, outcome);
        }
        return true;
    }

    private ForkOutcome measure(Turn turn) throws IOException {
        CatalogEntry entry = turn.unit().entry();
        return session.benches().of(entry).measure(entry.info(), turn.schedule());
    }

    private List<ForkUnit> units(List<ProvenCodec> proven) {
        List<ForkUnit> units = new ArrayList<>();
        for (ProvenCodec codec : proven) {
            for (List<Operation> operations : trials.sharingForks(codec.entry(), codec.can(Ability.STAGED))) {
                units.add(new ForkUnit(codec.entry(), operations));
            }
        }
        return units;
    }

    private List<Turn> turns(List<ForkUnit> units, Random random) {
        Profile profile = trials.plan().profile();
        Outlook outlook = new Outlook(trials, groups);
        List<Turn> turns = new ArrayList<>();
        for (int round = 0; round < profile.forks(); round++) {
            List<ForkUnit> order = new ArrayList<>(units);
            Collections.shuffle(order, random);
            for (ForkUnit unit : order) {
                Schedule schedule = Schedule.of(profile.timing(), unit.operations(), groups, random);
                turns.add(new Turn(
                        unit, round, schedule, outlook.fork(unit.entry(), unit.operations(), round, schedule)));
            }
        }
        return turns;
    }

    private Stream<Step> remaining(List<Turn> turns) {
        return turns.stream().filter(turn -> !isDone(turn)).map(Turn::step);
    }

    /** A unit that has failed is decided, and so are the forks that an earlier run has brought. */
    private boolean isDone(Turn turn) {
        return turn.unit().operations().stream()
                .allMatch(operation -> session.record().has(trial(turn.unit(), operation), turn.round()));
    }

    private void keep(Turn turn, ForkOutcome outcome) throws IOException {
        if (outcome instanceof ForkOutcome.Failed failure) {
            String reason = "fork %d: %s".formatted(turn.round() + 1, failure.reason());
            session.record()
                    .decide(cells(turn.unit(), operation -> Cell.failed(trial(turn.unit(), operation), reason)));
        } else if (outcome instanceof ForkOutcome.Measured measured) {
            ForkSamples samples = new ForkSamples(turn.schedule(), measured.scores());
            for (Operation operation : turn.unit().operations()) {
                session.record().add(trial(turn.unit(), operation), samples.of(operation, turn.round(), groups));
            }
            if (turn.round() + 1 == trials.plan().profile().forks()) {
                session.record().decide(cells(turn.unit(), o -> decide(trial(turn.unit(), o), o)));
            } else {
                session.record().keep();
            }
        }
    }

    private static List<Cell> cells(ForkUnit unit, Function<Operation, Cell> cell) {
        return unit.operations().stream().map(cell).toList();
    }

    private Cell decide(Trial trial, Operation operation) {
        Speed speed = session.record().speed(trial);
        Cell cell = Cell.measured(trial, speed);
        return operation.touchesEveryByte()
                ? FloorGate.refuses(speed, SpeedPriors.NONE)
                        .map(cell::refusedAsImpossible)
                        .orElse(cell)
                : cell;
    }

    private Trial trial(ForkUnit unit, Operation operation) {
        return trials.speed(unit.entry(), operation);
    }

    private record Turn(ForkUnit unit, int round, Schedule schedule, Step step) {}
}
