package io.wirecost.engine.robustness;

import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.run.Robustness.Depth;
import io.wirecost.core.run.Robustness.Extremes;
import io.wirecost.engine.worker.MeasuredDecode;
import io.wirecost.robustness.Damaged;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Finds the inputs that cost most, beside undamaged messages. A message costs something however short it is, so an input that
 * is shorter than the undamaged ones counts as one of their length.
 */
final class CostTally {
    private final double usualBytes;
    private final double usualNanosPerByte;
    private double mostNanosPerByte;
    private Optional<Double> mostAllocatedPerByte = Optional.empty();
    private final SortedMap<Integer, ReactionKind> depths = new TreeMap<>();

    /**
     * @param sizesBytes of the undamaged messages
     * @param results of these
     */
    CostTally(List<Integer> sizesBytes, List<MeasuredDecode> results) {
        this.usualBytes =
                sizesBytes.stream().mapToInt(Integer::intValue).average().orElseThrow();
        double[] nanos = results.stream()
                .mapToDouble(MeasuredDecode::processorNanos)
                .sorted()
                .toArray();
        this.usualNanosPerByte = Math.max(1, nanos[nanos.length / 2]) / usualBytes;
    }

    /** Returns the usual processor time of a message. */
    double usualNanos() {
        return usualNanosPerByte * usualBytes;
    }

    /** Returns that of a message as long as this one. */
    double usualNanos(Damaged input) {
        return usualNanosPerByte * Math.max(usualBytes, input.bytes().length);
    }

    void add(Damaged input, ReactionKind reaction, MeasuredDecode result) {
        double bytes = Math.max(usualBytes, input.bytes().length);
        mostNanosPerByte = Math.max(mostNanosPerByte, result.processorNanos() / bytes);
        mostAllocatedPerByte = result.allocatedBytes()
                .map(allocated -> allocated / bytes)
                .filter(more -> more > mostAllocatedPerByte.orElse(0.0))
                .or(() -> mostAllocatedPerByte);
        if (input.levels().isPresent()) {
            depths.merge(input.levels().getAsInt(), reaction, (one, other) -> one.compareTo(other) > 0 ? one : other);
        }
    }

    /** A codec that refuses the least depth already refuses the field, and not its depth. */
    private Optional<Depth> depth() {
        boolean isFieldRefused = !depths.isEmpty() && depths.get(depths.firstKey()) == ReactionKind.NOTICED;
        return depths.entrySet().stream()
                .filter(depth -> depth.getValue() != ReactionKind.EQUAL)
                .filter(depth -> !isFieldRefused || depth.getValue() != ReactionKind.NOTICED)
                .findFirst()
                .map(depth -> new Depth(depth.getKey(), depth.getValue()));
    }

    Extremes extremes() {
        return new Extremes(mostAllocatedPerByte, mostNanosPerByte / usualNanosPerByte, depth());
    }
}
