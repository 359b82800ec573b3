package io.wirecost.analysis.compare;

import java.util.List;
import org.apache.commons.statistics.inference.MannWhitneyUTest;
import org.apache.commons.statistics.inference.PValueMethod;

/**
 * The two-sided test of Mann and Whitney, which asks only that forks are independent. Its p value is exact as long as
 * no two scores are equal. Equal scores occur in hand-made files, not in measured ones. They get the library's
 * approximation with correction for ties.
 *
 * @param p probability of such a difference, or a greater one, if nothing had changed
 * @param cliffsDelta how far the samples are apart, from −1 (every later score is less) over 0 to 1 (every one is more)
 */
record RankTest(double p, double cliffsDelta) {
    private static final MannWhitneyUTest EXACT =
            MannWhitneyUTest.withDefaults().with(PValueMethod.EXACT);

    static RankTest of(List<Double> before, List<Double> after) {
        MannWhitneyUTest.Result result = EXACT.test(doubles(after), doubles(before));
        double p = Double.isNaN(result.getPValue()) ? 1 : result.getPValue(); // nothing but equal scores
        return new RankTest(p, 2 * result.getStatistic() / (before.size() * (double) after.size()) - 1);
    }

    private static double[] doubles(List<Double> scores) {
        return scores.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
