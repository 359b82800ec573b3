package io.wirecost.analysis.pipeline;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Interval;
import java.util.Optional;

/**
 * What is peculiar to the processes that a codec's services were: what their JIT compilers made of the same code, and
 * where things lie in memory. Blocks that share services share it, so the scatter of these blocks does not show it, and an
 * interval from them alone would be too narrow. So as much is added to it as services of the same codec were found to
 * differ by (docs/laboratory.md). Blocks that each had services of their own show it by themselves.
 */
final class ServiceLuck {
    /** The standard deviation between services of the same codec, on the logarithm of the time. */
    static final double DEVIATION = 0.09;

    /** Of the normal distribution, for 95 %. */
    private static final double QUANTILE = 1.96;

    private ServiceLuck() {}

    /** Returns the estimate with an interval that allows for the luck of the services. */
    static Estimate allowedFor(Estimate estimate, BlockScores... scores) {
        double variance = 0;
        for (BlockScores each : scores) {
            variance += variance(each);
        }
        if (variance == 0) {
            return estimate;
        }
        double half = QUANTILE * Math.sqrt(variance);
        return estimate.times(
                new Estimate(1, estimate.forks(), Optional.of(new Interval(Math.exp(-half), Math.exp(half)))));
    }

    private static double variance(BlockScores scores) {
        long crews = scores.blocks().stream().filter(BlockScores.Block::fresh).count();
        return crews == scores.blocks().size() ? 0 : DEVIATION * DEVIATION / Math.max(1, crews);
    }
}
