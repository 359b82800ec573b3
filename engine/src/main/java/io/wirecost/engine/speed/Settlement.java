package io.wirecost.engine.speed;

import io.wirecost.analysis.FloorGate;
import io.wirecost.analysis.SpeedPriors;
import io.wirecost.analysis.level.Levelling;
import io.wirecost.analysis.ratio.RoundRatios;
import io.wirecost.analysis.settling.Open;
import io.wirecost.analysis.settling.Settling;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.run.ForkRecord;
import io.wirecost.engine.run.Outlook;
import io.wirecost.engine.run.RunStep;
import io.wirecost.engine.run.Session;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The end of the rounds: the cells that are not settled get further forks, then each has its decision. */
final class Settlement {
    private final Session session;
    private final List<ForkUnit> units;
    private final Rounds rounds;
    private final Profile profile;

    Settlement(Session session, List<ForkUnit> units, Rounds rounds) {
        this.session = session;
        this.units = units;
        this.rounds = rounds;
        this.profile = session.plan().profile();
    }

    /**
     * Runs further rounds, as far as the budget allows.
     *
     * @param later steps that come after all rounds
     * @return false when the run is being ended from outside
     */
    boolean run(List<RunStep> later, Budget budget) throws IOException {
        Outlook outlook =
                new Outlook(session.trials(), session.dataset().groups().size());
        for (int number = profile.forks(); profile.aim().isPresent(); number++) {
            int next = number;
            List<Open> open = open();
            List<ForkUnit> wanted = units.stream()
                    .filter(unit -> open.stream().anyMatch(cell -> wants(cell, unit, next)))
                    .toList();
            if (wanted.isEmpty()
                    || !budget.allows(
                            outlook.heat(wanted.stream().map(ForkUnit::trials).toList(), number))) {
                break;
            }
            session.listener().settling(open);
            if (!rounds.measure(with(wanted), number, later)) {
                return false;
            }
        }
        decide();
        return true;
    }

    /** The baselines measure again beside everybody, since ratios to them are taken round by round. */
    private List<ForkUnit> with(List<ForkUnit> wanted) {
        return units.stream()
                .filter(unit -> wanted.contains(unit) || rounds.isBaseline(unit, units))
                .toList();
    }

    /** Ratios to the baseline are what a run is asked for, so they decide. */
    private List<Open> open() {
        Map<Trial, List<Double>> ratios =
                RoundRatios.of(Levelling.of(session.record().soFar()));
        ratios.keySet().retainAll(forks().trials());
        return new Settling(profile.aim().orElseThrow().reach()).open(ratios);
    }

    private static boolean wants(Open cell, ForkUnit unit, int round) {
        return cell.forks() > round && unit.trials().contains(cell.trial());
    }

    private void decide() throws IOException {
        Map<String, SpeedPriors> priors = priors();
        List<Cell> cells = new ArrayList<>();
        for (ForkUnit unit : units) {
            for (int i = 0; i < unit.trials().size(); i++) {
                Trial trial = unit.trials().get(i);
                if (forks().trials().contains(trial)) {
                    cells.add(decide(
                            trial,
                            unit.operations().get(i),
                            priors.get(trial.codec().runtime())));
                }
            }
        }
        session.record().decide(cells);
    }

    /** Cells of one runtime tell what spread is usual there. */
    private Map<String, SpeedPriors> priors() {
        return forks().trials().stream()
                .collect(Collectors.groupingBy(
                        trial -> trial.codec().runtime(),
                        Collectors.mapping(
                                forks()::speed, Collectors.collectingAndThen(Collectors.toList(), SpeedPriors::of))));
    }

    private Cell decide(Trial trial, Operation operation, SpeedPriors priors) {
        Speed speed = forks().speed(trial);
        Cell cell = Cell.measured(trial, speed);
        return operation.touchesEveryByte()
                ? FloorGate.refusalReason(speed, priors)
                        .map(cell::refusedAsImpossible)
                        .orElse(cell)
                : cell;
    }

    private ForkRecord forks() {
        return session.record().forks();
    }
}
