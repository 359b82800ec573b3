package io.wirecost.analysis;

import io.wirecost.analysis.statistics.Interval;
import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.run.Speed;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * Refuses a result that is faster than copying the bytes which it claims to have handled. For operations that touch
 * every byte only.
 */
public final class FloorGate {
    private FloorGate() {}

    /**
     * Why a result is impossible: its whole interval lies below the floor's. One fork has no interval; the span of its
     * iterations is used instead. So a lone cached result is caught, and a lone noisy one is not.
     *
     * @param priors of the run that the cell belongs to
     */
    public static Optional<String> refusalReason(Speed speed, SpeedPriors priors) {
        SpeedStatistics statistics = SpeedStatistics.of(speed, priors);
        Interval cell = statistics.absoluteNanos().interval().orElseGet(() -> spanOfGroups(speed));
        Interval floor = statistics.floorNanosPerOperation().interval().orElseGet(() -> spanOfFloor(speed));
        if (!cell.liesBelow(floor)) {
            return Optional.empty();
        }
        return Optional.of(String.format(
                Locale.ROOT,
                "impossible result: %s per operation, but merely copying the encoded bytes takes %s",
                nanos(cell),
                nanos(floor)));
    }

    private static String nanos(Interval interval) {
        return String.format(Locale.ROOT, "%.1f to %.1f ns", interval.low(), interval.high());
    }

    private static Interval spanOfGroups(Speed speed) {
        Speed.Fork fork = speed.forks().get(0);
        Clock clock = Clock.of(speed);
        List<List<Double>> groups = fork.groups().stream().map(clock::nanos).toList();
        double level = clock.level(fork);
        return new Interval(level * mean(groups, Collections::min), level * mean(groups, Collections::max));
    }

    private static Interval spanOfFloor(Speed speed) {
        List<Double> floor = ForkScores.floor(speed.forks().get(0).floor(), Clock.of(speed));
        return new Interval(Collections.min(floor), Collections.max(floor));
    }

    private static double mean(List<List<Double>> groups, Function<List<Double>, Double> extreme) {
        return Moments.mean(groups.stream().mapToDouble(extreme::apply).toArray());
    }
}
