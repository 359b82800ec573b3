package io.wirecost.analysis.link.model;

import io.wirecost.analysis.pipeline.BlockScores;
import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Pipeline;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A time that a prediction is held against while parameters are fitted.
 *
 * @param logarithm of the nanoseconds per message, mean over the blocks
 * @param squaredError of that mean, which its blocks' scatter says, and which the model itself has
 */
record Observed(Link link, double logarithm, double squaredError) {
    /** No formula of so few numbers is better than this, so that figures surer than that do not rule the fit. */
    private static final double MODEL_ERROR = 0.03;

    /**
     * One for each link.
     *
     * @param samples that the times are taken from
     * @param others whose scatter counts too: few blocks say little of it by themselves
     */
    static List<Observed> of(Map<Link, Pipeline> samples, Map<Link, Pipeline> others) {
        return samples.entrySet().stream()
                .map(sample -> {
                    double scatter = Stream.concat(
                                    Stream.of(sample.getValue()), Stream.ofNullable(others.get(sample.getKey())))
                            .mapToDouble(Observed::squaredScatter)
                            .average()
                            .orElseThrow();
                    return new Observed(
                            sample.getKey(),
                            Moments.mean(logarithms(sample.getValue())),
                            MODEL_ERROR * MODEL_ERROR + scatter);
                })
                .toList();
    }

    /** Returns the square of the prediction's error, in units of its uncertainty. */
    double squaredMiss(Prediction prediction) {
        double miss = Math.log(prediction.nanosOver(link)) - logarithm;
        return miss * miss / squaredError;
    }

    private static double squaredScatter(Pipeline samples) {
        double[] logarithms = logarithms(samples);
        double deviation = Moments.standardDeviation(logarithms);
        return deviation * deviation / logarithms.length;
    }

    private static double[] logarithms(Pipeline samples) {
        return BlockScores.of(samples).blocks().stream()
                .mapToDouble(block -> Math.log(block.nanosPerMessage()))
                .toArray();
    }
}
