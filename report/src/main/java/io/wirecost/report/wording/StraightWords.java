package io.wirecost.report.wording;

import io.wirecost.analysis.sweep.Growth;
import io.wirecost.analysis.sweep.Growth.Deviation;
import io.wirecost.analysis.sweep.Growth.Straightness;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Whether straight lines describe the figures of a codec, in words. */
public final class StraightWords {
    private StraightWords() {}

    /**
     * {@code yes}, or where which line is farthest off: {@code serialize: no, −12% at 10}. Where it cannot be told of all
     * measures, each is named of which it can: {@code size: yes}.
     *
     * @param growths by measure, in the order in which measures are named
     */
    public static String of(Map<String, Optional<Growth>> growths) {
        Set<Straightness> found = growths.values().stream()
                .flatMap(Optional::stream)
                .map(Growth::straightness)
                .collect(Collectors.toSet());
        if (found.size() == 1 && !found.contains(Straightness.FAILS)) {
            return found.contains(Straightness.HOLDS) ? "yes" : "cannot be told";
        }
        boolean nameAll = found.contains(Straightness.UNTOLD);
        return growths.entrySet().stream()
                .flatMap(measure ->
                        measure.getValue().flatMap(growth -> words(measure.getKey(), growth, nameAll)).stream())
                .collect(Collectors.joining("; "));
    }

    private static Optional<String> words(String measure, Growth growth, boolean withThoseThatHold) {
        return switch (growth.straightness()) {
            case FAILS -> growth.farthest().map(deviation -> measure + ": no, " + words(deviation));
            case HOLDS -> withThoseThatHold ? Optional.of(measure + ": yes") : Optional.empty();
            case UNTOLD -> Optional.empty();
        };
    }

    private static String words(Deviation line) {
        return Units.change(1 + line.fraction()) + " at " + Units.count(line.value());
    }
}
