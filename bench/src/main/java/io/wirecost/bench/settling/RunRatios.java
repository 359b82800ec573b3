package io.wirecost.bench.settling;

import io.wirecost.analysis.disturbance.SliceCounts;
import io.wirecost.analysis.ratio.RoundRatios;
import io.wirecost.analysis.ratio.SpeedRatios;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Run;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The ratios of a run's codecs to the baseline of their runtime.
 *
 * @param ratios without the baselines' own
 * @param rounds of the codec that had most of them
 * @param again slices that were taken again
 * @param spreads the standard deviation over rounds of each ratio's logarithm, sorted; a baseline's is that of its first worker
 *     to the mean of both
 * @param twins by runtime and operation: the baseline's second worker over its first
 */
record RunRatios(
        Map<Timed, Estimate> ratios, int rounds, int again, List<Double> spreads, Map<String, Estimate> twins) {
    static final List<Operation> OPERATIONS = List.of(Operation.SERIALIZE, Operation.DESERIALIZE);

    /** An operation of a codec. */
    record Timed(Variant codec, Operation operation) {
        @Override
        public String toString() {
            return codec + "/" + operation.label();
        }
    }

    static RunRatios of(Run run) {
        Map<Timed, Estimate> ratios = new LinkedHashMap<>();
        Map<String, Estimate> twins = new LinkedHashMap<>();
        for (String runtime : run.runtimes()) {
            for (Operation operation : OPERATIONS) {
                SpeedRatios found = SpeedRatios.of(run, runtime, operation);
                found.codecs().forEach((codec, ratio) -> ratios.put(new Timed(codec, operation), ratio));
                found.twins().ifPresent(ratio -> twins.put(runtime + " " + operation.label(), ratio));
            }
        }
        ratios.values().removeIf(ratio -> ratio.interval().isEmpty());
        return new RunRatios(
                ratios,
                ratios.values().stream().mapToInt(Estimate::forks).max().orElse(0),
                SliceCounts.of(run)
                        .map(slices -> slices.disturbed() + slices.compiling())
                        .orElse(0),
                spreads(run),
                twins);
    }

    private static List<Double> spreads(Run run) {
        return RoundRatios.of(run).values().stream()
                .filter(ratios -> ratios.size() > 1)
                .map(ratios -> Moments.standardDeviation(
                        ratios.stream().mapToDouble(Math::log).toArray()))
                .sorted()
                .toList();
    }

    /** Returns those of an operation. */
    List<Timed> of(Operation operation) {
        return ratios.keySet().stream()
                .filter(timed -> timed.operation() == operation)
                .toList();
    }

    /** Returns how far the intervals reach, sorted: 0.08 for ±8 %. */
    List<Double> reaches() {
        return ratios.values().stream()
                .map(Estimate::reach)
                .flatMap(Optional::stream)
                .sorted()
                .toList();
    }
}
