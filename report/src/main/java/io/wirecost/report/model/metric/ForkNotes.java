package io.wirecost.report.model.metric;

import io.wirecost.analysis.SpeedStatistics;
import io.wirecost.analysis.ranking.Ranked;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Cause;
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
                note(cell, "disturbed", Witness::disturbed, "the machine was busy each time", Cause.OTHERS)
                        .ifPresent(notes::add);
                note(cell, "not warm", Witness::capped, "the warm-up ended at its time limit", Cause.COMPILERS)
                        .ifPresent(notes::add);
            });
            ranked.statistics()
                    .nanosPerOperation()
                    .reach()
                    .filter(reach -> reach > ROUGH)
                    .ifPresent(reach -> notes.add("a rough figure: its interval is wider than ±25 %, and more "
                            + unit(ranked.cell()) + " (--profile thorough) would narrow it"));
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

    /**
     * @param witnessed tells the flaw of a fork without slices
     * @param why in words for such a fork
     * @param mark tells the flaw of a worker with slices. There, it is usual for a warm-up to end at its limit
     */
    private static Optional<String> note(Cell cell, String flaw, Predicate<Witness> witnessed, String why, Cause mark) {
        List<Fork> forks = workers(cell);
        long flawed = forks.stream()
                .filter(fork -> fork.slices()
                        .map(slices -> slices.mark().equals(Optional.of(mark)))
                        .orElseGet(() -> fork.witness().filter(witnessed).isPresent()))
                .count();
        return flawed == 0
                ? Optional.empty()
                : Optional.of("%s was %s in %d of %d %s: %s"
                        .formatted(
                                cell.trial().task().label(),
                                flaw,
                                flawed,
                                forks.size(),
                                unit(cell),
                                isSliced(cell) ? why(mark) : why));
    }

    private static String why(Cause mark) {
        return switch (mark) {
            case OTHERS -> "others were busy on the machine during its slices";
            case COMPILERS -> "the compilers were at work during its slices";
        };
    }

    private static String unit(Cell cell) {
        return isSliced(cell) ? "workers" : "forks";
    }

    private static boolean isSliced(Cell cell) {
        return workers(cell).stream().anyMatch(fork -> fork.slices().isPresent());
    }

    private static List<Fork> workers(Cell cell) {
        return cell.figures(Speed.class).orElseThrow().workers();
    }
}
