package io.wirecost.analysis.settling;

import io.wirecost.analysis.statistics.Prior;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Decides which cells of a run get further forks. The engine asks after the rounds, until nothing is open or its time
 * is up. The decision depends on the scores alone, so an interrupted run goes on as it would have.
 *
 * @param aim how far an interval may reach above its centre, as a fraction: 0.08 for ±8 %
 * @param looks when cells are looked at
 */
public record Settling(double aim, Looks looks) {
    public Settling {
        if (!(aim > 0)) {
            throw new IllegalArgumentException("an aim of " + aim);
        }
    }

    /** Creates the usual rule: looks after 3, 5 and 8 forks. */
    public Settling(double aim) {
        this(aim, Looks.USUAL);
    }

    /**
     * Returns the open cells, the most valuable first: those that may be the fastest of their operation and runtime, then
     * the others, each with the widest interval first. Before the first look
     * and after the last it is never open.
     *
     * @param scores nanoseconds of every fork so far, in the order in which they ran, of all times of the run. Of a cell
     *     between two looks only the forks up to the last look count
     */
    public List<Open> open(Map<Trial, List<Double>> scores) {
        return byRuntime(scores).values().stream()
                .flatMap(this::openOfRuntime)
                .sorted(Comparator.comparing(Open::reason)
                        .thenComparing(Comparator.comparingDouble(Open::reach).reversed()))
                .toList();
    }

    /**
     * Returns the cells whose interval is wider than the aim at their last look, the widest first, whether or not there is
     * a look after it.
     *
     * @param scores as for {@link #open}
     */
    public List<Open> wide(Map<Trial, List<Double>> scores) {
        return byRuntime(scores).values().stream()
                .flatMap(this::candidates)
                .filter(cell -> cell.halfWidth() > Math.log1p(aim))
                .map(cell -> new Open(cell.trial(), Math.expm1(cell.halfWidth()), Open.Reason.WIDE, cell.look()))
                .sorted(Comparator.comparingDouble(Open::reach).reversed())
                .toList();
    }

    private static Map<String, List<Map.Entry<Trial, List<Double>>>> byRuntime(Map<Trial, List<Double>> scores) {
        return scores.entrySet().stream()
                .collect(Collectors.groupingBy(
                        cell -> cell.getKey().codec().runtime(), LinkedHashMap::new, Collectors.toList()));
    }

    /** Only cells of one runtime tell what spread is usual. */
    private Stream<Candidate> candidates(List<Map.Entry<Trial, List<Double>>> scores) {
        Prior prior = Prior.of(scores.stream().map(Map.Entry::getValue).toList(), looks.first());
        return scores.stream().flatMap(cell -> Candidate.of(cell.getKey(), cell.getValue(), prior, looks).stream());
    }

    /** Only cells of one runtime are ranked together. */
    private Stream<Open> openOfRuntime(List<Map.Entry<Trial, List<Double>>> scores) {
        Map<Task, List<Candidate>> operations = candidates(scores)
                .collect(Collectors.groupingBy(
                        candidate -> candidate.trial().task(), LinkedHashMap::new, Collectors.toList()));
        return operations.values().stream()
                .flatMap(candidates -> new Contest(candidates, Math.log1p(aim), looks).open());
    }
}
