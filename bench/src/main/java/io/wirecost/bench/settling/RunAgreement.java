package io.wirecost.bench.settling;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.analysis.statistics.KendallTau;
import io.wirecost.bench.settling.RunRatios.Timed;
import io.wirecost.core.codec.Operation;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How far two runs agree.
 *
 * @param both the ratios that both runs have
 */
record RunAgreement(RunRatios one, RunRatios other, List<Timed> both) {
    static RunAgreement of(RunRatios one, RunRatios other) {
        return new RunAgreement(
                one,
                other,
                one.ratios().keySet().stream()
                        .filter(other.ratios()::containsKey)
                        .toList());
    }

    /** Returns the ratios of the two runs whose quotient has an interval without 1. */
    List<Timed> differing() {
        return both.stream().filter(this::differs).toList();
    }

    private boolean differs(Timed timed) {
        Estimate before = one.ratios().get(timed);
        Estimate after = other.ratios().get(timed);
        return Math.abs(Math.log(after.centre() / before.centre())) > Math.hypot(halfWidth(before), halfWidth(after));
    }

    /** Half of the interval, on the logarithms. */
    private static double halfWidth(Estimate estimate) {
        return Math.log1p(estimate.reach().orElse(Double.POSITIVE_INFINITY));
    }

    /** Returns the pairs of codecs of which one is certainly faster in the one run, and certainly slower in the other. */
    List<String> reversed() {
        return IntStream.range(0, both.size())
                .boxed()
                .flatMap(i -> both.subList(i + 1, both.size()).stream()
                        .filter(second -> reversed(both.get(i), second))
                        .map(second -> both.get(i) + " and " + second.codec()))
                .toList();
    }

    private boolean reversed(Timed first, Timed second) {
        return first.operation() == second.operation()
                && first.codec().runtime().equals(second.codec().runtime())
                && certainly(one, first, second) * certainly(other, first, second) < 0;
    }

    /** Returns -1 if the first is certainly faster, 1 if it is certainly slower, and 0 if neither is certain. */
    private static int certainly(RunRatios run, Timed first, Timed second) {
        Interval left = run.ratios().get(first).interval().orElseThrow();
        Interval right = run.ratios().get(second).interval().orElseThrow();
        return left.high() < right.low() ? -1 : right.high() < left.low() ? 1 : 0;
    }

    /** Kendall's tau of the orders of the two runs in an operation. */
    double tau(Operation operation) {
        List<Timed> ordered = one.of(operation).stream().filter(both::contains).toList();
        return KendallTau.of(centres(one, ordered), centres(other, ordered));
    }

    private static List<Double> centres(RunRatios run, List<Timed> timed) {
        return timed.stream().map(each -> run.ratios().get(each).centre()).toList();
    }
}
