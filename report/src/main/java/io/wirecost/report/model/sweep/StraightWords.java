package io.wirecost.report.model.sweep;

import io.wirecost.analysis.sweep.Growth;
import io.wirecost.analysis.sweep.Growth.Deviation;
import io.wirecost.analysis.sweep.Growth.Straightness;
import io.wirecost.report.wording.Units;
import java.util.List;
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
     * @param growths by measure
     * @param order of the measures
     */
    public static String of(Map<String, Optional<Growth>> growths, List<String> order) {
        Set<Straightness> found = growths.values().stream()
                .flatMap(Optional::stream)
                .map(Growth::straightness)
                .collect(Collectors.toSet());
        if (found.size() == 1 && !found.contains(Straightness.FAILS)) {
            return found.contains(Straightness.HOLDS) ? "yes" : "cannot be told";
        }
        boolean nameAll = found.contains(Straightness.UNTOLD);
        return order.stream()
                .flatMap(measure -> growths.get(measure).flatMap(growth -> words(measure, growth, nameAll)).stream())
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
