package io.wirecost.engine;

import io.wirecost.core.InputException;
import io.wirecost.core.codec.Ability;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Trial;
import io.wirecost.pipeline.control.Word.SetOfMessages;
import io.wirecost.pipeline.driver.BlockOrder;
import io.wirecost.pipeline.driver.BlockOutcome;
import io.wirecost.pipeline.driver.PipelineDriver;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Sends what was proven through the pipeline, in rounds of blocks; in every round the codecs take turns anew. */
final class PipelineBlocks {
    /** Whose bytes go through the pipeline undecoded, to show what Kafka costs by itself. */
    private static final String FLOOR_CODEC = "jackson-json";

    private final Session session;
    private final Trials trials;

    PipelineBlocks(Session session) {
        this.session = session;
        this.trials = session.trials();
    }

    /** Whether it came to its end; false when the run is being ended from outside. */
    boolean run(List<ProvenCandidate> proven) throws InputException, IOException {
        Optional<PipelinePlan> plan = session.plan().pipeline();
        if (plan.isEmpty() || proven.isEmpty()) {
            return true;
        }
        PipelineSite site = new PipelineSite(session, plan.get());
        try (PipelineDriver driver = site.driver()) {
            return run(turns(units(proven), site.experiment()), site.pools(), driver);
        }
    }

    private boolean run(List<Turn> turns, PoolFiles pools, PipelineDriver driver) throws InputException, IOException {
        for (int i = 0; i < turns.size(); i++) {
            Turn turn = turns.get(i);
            if (isDone(turn)) {
                continue;
            }
            session.listener().planned(remaining(turns.subList(i, turns.size())));
            session.listener().started(turn.step());
            BlockOutcome outcome = driver.run(order(i, turn, pools));
            if (outcome instanceof BlockOutcome.Interrupted) {
                return false;
            }
            keep(turn, outcome);
        }
        return true;
    }

    private List<Unit> units(List<ProvenCandidate> proven) {
        List<Unit> units = new ArrayList<>();
        for (ProvenCandidate codec : proven) {
            units.add(unit(codec, Trial.PIPELINE));
            if (codec.can(Ability.IN_PLACE)) {
                units.add(unit(codec, Trial.PIPELINE_IN_PLACE));
            }
        }
        ProvenCandidate floor = proven.stream()
                .filter(codec -> codec.candidate().name().equals(FLOOR_CODEC))
                .findFirst()
                .orElse(proven.get(0));
        units.add(unit(floor, Trial.PIPELINE_FLOOR));
        return units;
    }

    private Unit unit(ProvenCandidate codec, String variant) {
        return new Unit(codec.candidate(), trials.pipeline(codec.candidate().entry(), variant));
    }

    private List<Turn> turns(List<Unit> units, Experiment experiment) {
        Random random = new Random(trials.plan().seed());
        Outlook outlook = new Outlook(trials, session.dataset().groups().size());
        List<Turn> turns = new ArrayList<>();
        for (int round = 0; round < experiment.blocks(); round++) {
            List<Unit> order = new ArrayList<>(units);
            Collections.shuffle(order, random);
            for (Unit unit : order) {
                turns.add(new Turn(unit, round, outlook.block(unit.trial(), round, experiment)));
            }
        }
        return turns;
    }

    private List<Step> remaining(List<Turn> turns) {
        return turns.stream().filter(turn -> !isDone(turn)).map(Turn::step).toList();
    }

    private boolean isDone(Turn turn) {
        return session.record().has(turn.unit().trial(), turn.round());
    }

    private BlockOrder order(int number, Turn turn, PoolFiles pools) throws IOException {
        Experiment experiment = session.plan().pipeline().orElseThrow().experiment();
        List<Integer> sets = experiment.setsOf(turn.round());
        List<SetOfMessages> messages = new ArrayList<>();
        messages.add(new SetOfMessages(SetOfMessages.WARM_UP, sets.get(0), experiment.warmUpMessages()));
        sets.forEach(set -> messages.add(new SetOfMessages(set, set, experiment.messagesOf(set))));
        return new BlockOrder(
                number,
                turn.round(),
                turn.unit().candidate().name(),
                turn.unit().trial().operation(),
                messages,
                pools.of(sets),
                plan -> session.jvm().serviceCommand(turn.unit().candidate(), plan));
    }

    private void keep(Turn turn, BlockOutcome outcome) throws IOException {
        Trial trial = turn.unit().trial();
        if (outcome instanceof BlockOutcome.Failed failure) {
            String reason = "block %d: %s".formatted(turn.round() + 1, failure.reason());
            Pipeline before = session.record().pipeline(trial);
            session.record()
                    .decide(List.of(
                            before.blocks().isEmpty()
                                    ? Cell.failed(trial, reason)
                                    : Cell.measured(trial, before).failedLater(reason)));
        } else if (outcome instanceof BlockOutcome.Measured measured) {
            session.record().add(trial, measured.block());
            if (session.record().pipeline(trial).blocks().size()
                    == session.plan().pipeline().orElseThrow().experiment().blocks()) {
                session.record()
                        .decide(List.of(Cell.measured(trial, session.record().pipeline(trial))));
            } else {
                session.record().keep();
            }
        }
    }

    private record Unit(Candidate candidate, Trial trial) {}

    private record Turn(Unit unit, int round, Step step) {}
}
