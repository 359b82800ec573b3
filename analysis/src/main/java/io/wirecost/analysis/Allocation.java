package io.wirecost.analysis;

import io.wirecost.analysis.statistics.Moments;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Heap bytes that an operation allocates.
 *
 * @param bytesPerOperation mean over the groups of the size series
 * @param bytesByGroup in the order of the dataset's groups
 */
public record Allocation(double bytesPerOperation, List<Double> bytesByGroup) {
    public Allocation {
        bytesByGroup = List.copyOf(bytesByGroup);
    }

    static Allocation of(List<Double> bytesByGroup) {
        return new Allocation(mean(bytesByGroup), bytesByGroup);
    }

    /** The arithmetic mean over forks: the figures hardly vary, and may be zero. Empty where a fork does not tell. */
    static Optional<Allocation> ofForks(List<Optional<Allocation>> forks) {
        List<Allocation> known = forks.stream().flatMap(Optional::stream).toList();
        return known.size() < forks.size() ? Optional.empty() : Optional.of(meanOf(known));
    }

    private static Allocation meanOf(List<Allocation> forks) {
        int groups = forks.get(0).bytesByGroup.size();
        return new Allocation(
                mean(forks.stream().map(Allocation::bytesPerOperation).toList()),
                IntStream.range(0, groups)
                        .mapToObj(group -> mean(forks.stream()
                                .map(fork -> fork.bytesByGroup.get(group))
                                .toList()))
                        .toList());
    }

    private static double mean(List<Double> values) {
        return Moments.mean(values.stream().mapToDouble(Double::doubleValue).toArray());
    }
}
