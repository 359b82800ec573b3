package io.wirecost.report.model.metric;

import io.wirecost.analysis.SpeedStatistics;
import io.wirecost.analysis.ranking.Ranked;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Fork;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import io.wirecost.core.run.Witness;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What must be known of a cell's forks before its time is compared. A smoke run promises nothing and has no notes. */
final class ForkNotes {
    /** An interval that reaches further than this, as a fraction, makes a rough figure. */
    private static final double ROUGH = 0.25;

    private final Run run;

    ForkNotes(Run run) {
        this.run = run;
    }

    /** Returns a sentence for each fact, without a full stop; most cells have none. */
    List<String> of(Ranked<SpeedStatistics> ranked) {
        List<String> notes = new ArrayList<>();
        if (!run.isSmoke()) {
            parts(ranked.cell()).forEach(cell -> {
                note(cell, Witness::disturbed, "%s was disturbed in %d of %d forks: the machine was busy each time")
                        .ifPresent(notes::add);
                note(cell, Witness::capped, "%s was not warm in %d of %d forks: the warm-up ended at its time limit")
                        .ifPresent(notes::add);
            });
            ranked.statistics()
                    .nanosPerOperation()
                    .reach()
                    .filter(reach -> reach > ROUGH)
                    .ifPresent(reach -> notes.add("a rough figure: its interval is wider than ±25 %, and more forks"
                            + " (--profile thorough) would narrow it"));
        }
        return notes;
    }

    /** The cells that were measured: the two that a round trip is the sum of, or the cell itself. */
    private Stream<Cell> parts(Cell cell) {
        Trial trial = cell.trial();
        return trial.task().equals(new Task.RoundTrip())
                ? Stream.of(Operation.SERIALIZE, Operation.DESERIALIZE)
                        .map(operation -> new Trial(trial.workload(), trial.codec(), new Task.Time(operation)))
                        .flatMap(part -> run.cells().stream()
                                .filter(other -> other.trial().equals(part)))
                : Stream.of(cell);
    }

    private static Optional<String> note(Cell cell, Predicate<Witness> flaw, String sentence) {
        List<Fork> forks = cell.figures(Speed.class).orElseThrow().forks();
        long flawed = forks.stream()
                .filter(fork -> fork.witness().filter(flaw).isPresent())
                .count();
        return flawed == 0
                ? Optional.empty()
                : Optional.of(sentence.formatted(cell.trial().task().label(), flawed, forks.size()));
    }
}
