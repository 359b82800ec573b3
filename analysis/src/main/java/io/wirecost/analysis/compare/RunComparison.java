package io.wirecost.analysis.compare;

import io.wirecost.analysis.Effort;
import io.wirecost.core.InputException;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Difference;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.RuntimeInfo;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Two runs over the same data, cell by cell.
 *
 * @param before what identifies the earlier run
 * @param after what identifies the later run
 * @param unit what the times are means of; forks, if one of the two has forks
 * @param threshold how much worse is a regression, as a fraction: 0.05 for 5 %
 * @param obstacles why times of the two cannot be compared; empty when they can. Sizes can in any case
 * @param circumstances what else differs between the two, and may be the reason of a change
 * @param cells in the order of the later run, then what only the earlier one has
 * @param passedOver how many trials of either run are left out: those of the pipeline, of interop, of compression and of files, which nothing here compares
 */
public record RunComparison(
        Side before,
        Side after,
        Effort.Unit unit,
        double threshold,
        List<Difference> obstacles,
        List<Difference> circumstances,
        List<CellChange> cells,
        int passedOver) {
    /** A change is called one when noise alone would give it to any cell of the comparison less often than this. */
    public static final double LEVEL = 0.05;

    /**
     * The identity of a run.
     *
     * @param complete whether it came to its end
     * @param jvm its version; empty where no codec of the JVM took part
     */
    public record Side(
            String started, String wirecost, String profile, boolean complete, String machine, Optional<String> jvm) {
        static Side of(Run run) {
            return new Side(
                    run.started(),
                    run.wirecost(),
                    run.profile(),
                    run.complete(),
                    run.environment().machine().cpu(),
                    run.environment().runtimes().stream()
                            .filter(runtime -> runtime.name().equals(CodecId.JVM))
                            .map(RuntimeInfo::version)
                            .findFirst());
        }
    }

    public RunComparison {
        obstacles = List.copyOf(obstacles);
        circumstances = List.copyOf(circumstances);
        cells = List.copyOf(cells);
    }

    /**
     * @param threshold as a fraction, not negative
     * @throws InputException if the runs are over other data, with every difference
     */
    public static RunComparison of(Run before, Run after, double threshold) throws InputException {
        List<Difference> data = before.data().differences(after.data());
        if (!data.isEmpty()) {
            throw new InputException(data.stream()
                    .map(d -> "the runs measured other data and cannot be compared: %s: %s before, %s after"
                            .formatted(d.what(), d.before(), d.after()))
                    .toList());
        }
        List<Difference> obstacles = obstacles(before, after);
        return new RunComparison(
                Side.of(before),
                Side.of(after),
                Stream.of(before, after)
                        .map(Effort.Unit::of)
                        .max(Comparator.naturalOrder())
                        .orElseThrow(),
                threshold,
                obstacles,
                circumstances(before, after),
                new CellMatcher(before, after, threshold, obstacles.isEmpty()).cells(),
                passedOver(before, after));
    }

    private static int passedOver(Run before, Run after) {
        return (int) Stream.concat(before.cells().stream(), after.cells().stream())
                .filter(CellMatcher::isPassedOver)
                .map(Cell::trial)
                .distinct()
                .count();
    }

    /** Returns whether any cell is worse beyond the threshold, or has lost its figure. */
    public boolean hasRegression() {
        return cells.stream().anyMatch(cell -> cell.verdict().isRegression());
    }

    private static List<Difference> obstacles(Run before, Run after) {
        List<Difference> obstacles = new ArrayList<>(before.environment().machineDifferences(after.environment()));
        if (!before.profile().equals(after.profile())) {
            obstacles.add(new Difference("profile", before.profile(), after.profile()));
        }
        return obstacles;
    }

    private static List<Difference> circumstances(Run before, Run after) {
        List<Difference> found = new ArrayList<>();
        if (!before.wirecost().equals(after.wirecost())) {
            found.add(new Difference("wirecost", before.wirecost(), after.wirecost()));
        }
        found.addAll(before.environment().systemDifferences(after.environment()));
        Set<Variant> then = variants(before.codecs());
        Set<Variant> now = variants(after.codecs());
        found.addAll(Run.codecDifferences(
                before.codecs().stream().filter(c -> now.contains(c.variant())).toList(),
                after.codecs().stream().filter(c -> then.contains(c.variant())).toList()));
        return found;
    }

    private static Set<Variant> variants(List<CodecInfo> codecs) {
        return codecs.stream().map(CodecInfo::variant).collect(Collectors.toSet());
    }
}
