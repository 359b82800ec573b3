package io.wirecost.analysis.link.accuracy;

import io.wirecost.analysis.link.accuracy.Accuracy.Miss;
import io.wirecost.analysis.link.model.LinkModel;
import io.wirecost.analysis.link.model.LinkModels;
import io.wirecost.analysis.link.model.ModelInputs;
import io.wirecost.analysis.link.model.Stage;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Run;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * How far the predicted ratio of two codecs may be off. Two things make it uncertain. Measured times scatter; the
 * jackknife carries this through the fit, round by round. And the model is wrong, as its errors on other codecs show.
 *
 * @param withoutBlock the model fitted again, each time without one round of the pipeline
 * @param withoutFork likewise without one round of the loop
 */
public record Uncertainty(List<LinkModel> withoutBlock, List<LinkModel> withoutFork, Optional<Accuracy> accuracy) {
    private static final double TAIL = 0.025;
    private static final int MISSES_TO_JUDGE = 3;

    /** Fits the model to the run again, each time without one of its rounds. */
    public static Uncertainty of(Run run, Optional<Accuracy> accuracy) {
        return new Uncertainty(models(RunWithoutRound.blocks(run)), models(RunWithoutRound.forks(run)), accuracy);
    }

    private static List<LinkModel> models(List<Run> runs) {
        return runs.stream()
                .flatMap(run -> ModelInputs.of(run).inputs().stream())
                .map(LinkModels::of)
                .toList();
    }

    /**
     * Half of the 95 % interval of the ratio's logarithm.
     *
     * @return empty where there are too few rounds, or too few other codecs, to say
     */
    public OptionalDouble halfWidth(Variant codec, Variant rival, double bitsPerSecond, double delayNanos) {
        if (withoutBlock.size() < 2 || withoutFork.size() < 2) {
            return OptionalDouble.empty();
        }
        OptionalDouble model = modelHalfWidth(bitsPerSecond, delayNanos);
        if (model.isEmpty()) {
            return OptionalDouble.empty();
        }
        double blocks = halfWidth(withoutBlock, codec, rival, bitsPerSecond, delayNanos);
        double forks = halfWidth(withoutFork, codec, rival, bitsPerSecond, delayNanos);
        return OptionalDouble.of(Math.sqrt(blocks * blocks + forks * forks + square(model.getAsDouble())));
    }

    private static double halfWidth(
            List<LinkModel> models, Variant codec, Variant rival, double bitsPerSecond, double delayNanos) {
        double[] ratios = models.stream()
                .flatMapToDouble(model -> ratio(model, codec, rival, bitsPerSecond, delayNanos))
                .toArray();
        int rounds = ratios.length;
        if (rounds < 2) {
            return 0;
        }
        double mean = DoubleStream.of(ratios).average().orElseThrow();
        double squares =
                DoubleStream.of(ratios).map(ratio -> square(ratio - mean)).sum();
        return t(rounds - 1) * Math.sqrt(squares * (rounds - 1) / rounds);
    }

    private static DoubleStream ratio(
            LinkModel model, Variant codec, Variant rival, double bitsPerSecond, double delayNanos) {
        return model.of(codec)
                .flatMap(one -> model.of(rival)
                        .map(other -> Math.log(
                                one.nanosOver(bitsPerSecond, delayNanos) / other.nanosOver(bitsPerSecond, delayNanos))))
                .map(DoubleStream::of)
                .orElseGet(DoubleStream::empty);
    }

    /** Both codecs may be as far off as the tested ones over the link that was measured nearest. */
    private OptionalDouble modelHalfWidth(double bitsPerSecond, double delayNanos) {
        List<Miss> misses = accuracy.map(known -> nearest(known.misses(), bitsPerSecond, delayNanos))
                .orElse(List.of());
        if (misses.size() < MISSES_TO_JUDGE) {
            return OptionalDouble.empty();
        }
        double squares = misses.stream()
                .mapToDouble(miss -> square(Math.log(miss.predictedNanos() / miss.measuredNanos())))
                .sum();
        return OptionalDouble.of(t(misses.size()) * Math.sqrt(2 * squares / misses.size()));
    }

    private static List<Miss> nearest(List<Miss> misses, double bitsPerSecond, double delayNanos) {
        Optional<Link> nearest = misses.stream()
                .map(Miss::link)
                .min(Comparator.<Link>comparingDouble(link -> Math.abs(link.delayNanos() - delayNanos))
                        .thenComparingDouble(link -> Math.abs(Math.log(Stage.bandwidth(link) / bitsPerSecond))));
        return misses.stream()
                .filter(miss -> nearest.filter(miss.link()::equals).isPresent())
                .toList();
    }

    private static double t(int degrees) {
        return TDistribution.of(degrees).inverseSurvivalProbability(TAIL);
    }

    private static double square(double value) {
        return value * value;
    }
}
