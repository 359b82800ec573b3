package io.wirecost.analysis.disturbance;

import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.run.Witness;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * The usual time of the reference work on this machine, during this run, and how far it usually varies.
 *
 * @param nanos median
 * @param spread scaled median of the distances from it, as a fraction: the standard deviation, if most of them are normal
 */
public record UsualSpeed(double nanos, double spread) {
    /** Makes the median of the distances the standard deviation of a normal distribution. */
    private static final double NORMAL = 1.4826;

    /** A distance that all but one in some thousand normal samples have. */
    private static final double DEVIATIONS = 3;

    /** Less does not matter, however steady the machine is. */
    private static final double LEAST = 0.04;

    /** A machine whose speed usually varies by more than this, as a fraction, is never quiet. */
    public static final double RESTLESS = 0.05;

    /** @param witnesses of all forks so far, at least one */
    public static UsualSpeed of(List<Witness> witnesses) {
        double[] nanos = witnesses.stream().flatMapToDouble(UsualSpeed::samples).toArray();
        double median = Moments.median(nanos);
        double[] distances = Arrays.stream(nanos)
                .map(sample -> Math.abs(sample / median - 1))
                .toArray();
        return new UsualSpeed(median, NORMAL * Moments.median(distances));
    }

    private static DoubleStream samples(Witness witness) {
        return DoubleStream.of(witness.referenceBeforeNanos(), witness.referenceAfterNanos());
    }

    /** Returns how far the reference work may be off, as a fraction. */
    public double tolerance() {
        return Math.max(LEAST, DEVIATIONS * spread);
    }

    /** Returns whether the machine was never quiet, so that its usual spread is in all figures. */
    public boolean isRestless() {
        return spread > RESTLESS;
    }
}
