package io.wirecost.engine.speed;

import io.wirecost.analysis.disturbance.Verdict;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Trial;
import io.wirecost.core.run.Witness;
import io.wirecost.engine.run.ForkRecord;
import io.wirecost.engine.run.RunRecord;
import io.wirecost.engine.run.Session;
import io.wirecost.engine.run.Step;
import io.wirecost.engine.witness.Lookout;
import io.wirecost.engine.witness.Surroundings;
import io.wirecost.engine.worker.ForkOutcome;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Gives each turn of a round its fork. At the end of the round the forks that were disturbed are measured again. Which
 * ones, is told by what was noted beside them, never by the times that they measured. A run that ranks nothing judges no
 * fork.
 */
final class Round {
    /** How often a fork is measured again at most. */
    private static final int REPEATS = 2;

    private final Session session;
    private final RunRecord record;
    private final int groups;

    Round(Session session, int groups) {
        this.session = session;
        this.record = session.record();
        this.groups = groups;
    }

    /**
     * Measures what is missing, then what was disturbed. A fork that stays disturbed counts with a mark.
     *
     * @param later steps that come after the round
     * @param budget for what is missing
     * @param repeats budget for what is measured again
     * @return false when the run is being ended from outside
     */
    boolean run(List<Turn> turns, List<Step> later, Budget budget, Budget repeats) throws IOException {
        List<Turn> missing = turns.stream().filter(turn -> !isDone(turn)).toList();
        boolean goesOn = measure(missing, later, budget);
        for (int i = 0; i < REPEATS && goesOn; i++) {
            goesOn = measure(disturbed(turns), later, repeats);
        }
        if (goesOn) {
            disturbed(turns).forEach(turn -> turn.trials().forEach(trial -> forks().mark(trial, turn.round())));
            record.keep();
        }
        return goesOn;
    }

    /** A unit that has failed is decided, and so are the forks that an earlier run has brought. */
    boolean isDone(Turn turn) {
        return turn.trials().stream().allMatch(trial -> record.has(trial, turn.round()));
    }

    private boolean measure(List<Turn> turns, List<Step> later, Budget budget) throws IOException {
        for (int i = 0; i < turns.size() && budget.allows(turns.get(i).step()); i++) {
            Turn turn = turns.get(i);
            session.listener()
                    .planned(Stream.concat(
                                    turns.subList(i, turns.size()).stream().map(Turn::step), later.stream())
                            .toList());
            session.listener().started(turn.step());
            if (!measure(turn)) {
                return false;
            }
        }
        return true;
    }

    private boolean measure(Turn turn) throws IOException {
        Lookout.Watch watch = session.lookout().begin();
        ForkOutcome outcome = session.benches()
                .of(turn.unit().entry())
                .measure(turn.unit().entry().info(), turn.schedule());
        if (outcome instanceof ForkOutcome.Failed failure) {
            String reason = "fork %d: %s".formatted(turn.round() + 1, failure.reason());
            record.decide(turn.trials().stream()
                    .map(trial -> Cell.failed(trial, reason))
                    .toList());
        } else if (outcome instanceof ForkOutcome.Measured measured) {
            keep(turn, measured, watch.end());
        }
        return !(outcome instanceof ForkOutcome.Interrupted);
    }

    /** A fork that the turn has already was disturbed: this one takes its place. */
    private void keep(Turn turn, ForkOutcome.Measured measured, Surroundings around) throws IOException {
        ForkSamples samples = new ForkSamples(turn.schedule(), measured, around);
        for (int i = 0; i < turn.trials().size(); i++) {
            Trial trial = turn.trials().get(i);
            forks().setAside(trial, turn.round());
            forks().add(trial, samples.of(turn.unit().operations().get(i), turn.round(), groups));
        }
        record.keep();
    }

    private List<Turn> disturbed(List<Turn> turns) {
        List<Witness> witnesses = forks().witnesses();
        if (witnesses.isEmpty() || !session.plan().profile().ranks()) {
            return List.of();
        }
        Verdict verdict = Verdict.of(witnesses);
        return turns.stream()
                .filter(turn -> witness(turn).filter(verdict::isDisturbed).isPresent())
                .toList();
    }

    /** All trials of a turn have shared their JVM. */
    private Optional<Witness> witness(Turn turn) {
        return forks().fork(turn.trials().get(0), turn.round()).flatMap(fork -> fork.witness());
    }

    private ForkRecord forks() {
        return record.forks();
    }
}
