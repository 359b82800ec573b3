package io.wirecost.engine.speed;

import io.wirecost.core.codec.Ability;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.proof.ProvenCodec;
import io.wirecost.engine.run.Outlook;
import io.wirecost.engine.run.Session;
import io.wirecost.engine.run.Step;
import io.wirecost.engine.run.Trials;
import io.wirecost.engine.worker.Schedule;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Times what was proven, in rounds of single forks; in every round the codecs take turns in another seeded order. First
 * come the rounds that everybody takes part in, then those of the cells that are not settled.
 */
public final class SpeedRounds {
    private final Session session;
    private final Trials trials;
    private final int groups;

    public SpeedRounds(Session session) {
        this.session = session;
        this.trials = session.trials();
        this.groups = session.dataset().groups().size();
    }

    /** Whether it came to its end; false when the run is being ended from outside. */
    public boolean run(List<ProvenCodec> proven) throws IOException {
        Random random = trials.plan().orders();
        List<ForkUnit> units = units(proven);
        List<Step> blocks = new Outlook(trials, groups)
                .blocks(proven.stream().map(ProvenCodec::entry).toList());
        Budget budget = Budget.of(trials.plan().profile().aim(), session.clock());
        Round round = new Round(session, groups);
        List<List<Turn>> rounds = IntStream.range(0, trials.plan().profile().forks())
                .mapToObj(number -> turns(units, number, random))
                .toList();
        for (int i = 0; i < rounds.size(); i++) {
            List<Step> later = Stream.concat(
                            rounds.subList(i + 1, rounds.size()).stream()
                                    .flatMap(List::stream)
                                    .filter(turn -> !round.isDone(turn))
                                    .map(Turn::step),
                            blocks.stream())
                    .toList();
            if (!round.run(rounds.get(i), later, Budget.UNLIMITED, budget)) {
                return false;
            }
        }
        return new Settlement(session, units, round).run(number -> turns(units, number, random), blocks, budget);
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

    private List<Turn> turns(List<ForkUnit> units, int round, Random random) {
        Outlook outlook = new Outlook(trials, groups);
        List<ForkUnit> order = new ArrayList<>(units);
        Collections.shuffle(order, random);
        List<Turn> turns = new ArrayList<>();
        for (ForkUnit unit : order) {
            Schedule schedule = Schedule.of(trials.plan().profile().timing(), unit.operations(), groups, random);
            Step step = outlook.fork(unit.entry(), unit.operations(), round, schedule);
            turns.add(new Turn(unit, round, schedule, step));
        }
        return turns;
    }
}
