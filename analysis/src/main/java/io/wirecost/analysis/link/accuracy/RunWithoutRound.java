package io.wirecost.analysis.link.accuracy;

import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import java.util.List;

/** A run without one of its rounds: what the jackknife makes its intervals of. */
final class RunWithoutRound {
    private RunWithoutRound() {}

    /** One run for each round of the pipeline, without the blocks of that round; empty if there is only one. */
    static List<Run> blocks(Run run) {
        List<Integer> rounds = run.cells().stream()
                .flatMap(cell -> cell.figures(Pipeline.class).stream())
                .flatMap(pipeline -> pipeline.blocks().stream())
                .map(Pipeline.Block::round)
                .distinct()
                .toList();
        return without(run, rounds, RunWithoutRound::withoutBlock);
    }

    /** One run for each round of the loop, without the forks of that round; empty if there is only one. */
    static List<Run> forks(Run run) {
        List<Integer> rounds = run.cells().stream()
                .flatMap(cell -> cell.figures(Speed.class).stream())
                .flatMap(speed -> speed.forks().stream())
                .map(Speed.Fork::round)
                .distinct()
                .toList();
        return without(run, rounds, RunWithoutRound::withoutFork);
    }

    private interface Leaving {
        Cell out(Cell cell, int round);
    }

    private static List<Run> without(Run run, List<Integer> rounds, Leaving leaving) {
        return rounds.size() < 2
                ? List.of()
                : rounds.stream()
                        .map(round -> run.with(run.cells().stream()
                                .map(cell -> leaving.out(cell, round))
                                .toList()))
                        .toList();
    }

    /** A cell that has nothing but this round keeps it. */
    private static Cell withoutBlock(Cell cell, int round) {
        return cell.figures(Pipeline.class)
                .map(pipeline -> pipeline.blocks().stream()
                        .filter(block -> block.round() != round)
                        .toList())
                .filter(blocks -> !blocks.isEmpty())
                .map(blocks -> Cell.measured(cell.trial(), new Pipeline(blocks)))
                .filter(less -> cell.status() == Cell.Status.MEASURED)
                .orElse(cell);
    }

    private static Cell withoutFork(Cell cell, int round) {
        return cell.figures(Speed.class)
                .map(speed -> speed.forks().stream()
                        .filter(fork -> fork.round() != round)
                        .toList())
                .filter(forks -> !forks.isEmpty())
                .map(forks -> Cell.measured(cell.trial(), new Speed(forks)))
                .filter(less -> cell.status() == Cell.Status.MEASURED)
                .orElse(cell);
    }
}
