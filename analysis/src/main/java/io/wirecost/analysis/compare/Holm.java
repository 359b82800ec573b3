package io.wirecost.analysis.compare;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Holm's correction: with it, the chance of even one false alarm among all tests stays below the level. */
final class Holm {
    private Holm() {}

    /** Adjusted p values, in the order given. */
    static List<Double> adjust(List<Double> p) {
        int tests = p.size();
        List<Integer> ascending = IntStream.range(0, tests)
                .boxed()
                .sorted(Comparator.comparing(p::get))
                .toList();
        Double[] adjusted = new Double[tests];
        double greatest = 0;
        for (int rank = 0; rank < tests; rank++) {
            int test = ascending.get(rank);
            greatest = Math.max(greatest, Math.min(1, (tests - rank) * p.get(test)));
            adjusted[test] = greatest;
        }
        return Arrays.asList(adjusted);
    }
}
