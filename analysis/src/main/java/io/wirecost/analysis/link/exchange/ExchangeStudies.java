package io.wirecost.analysis.link.exchange;

import io.wirecost.analysis.Baseline;
import io.wirecost.analysis.ForkScores;
import io.wirecost.analysis.RoundTrip;
import io.wirecost.analysis.SizeStatistics;
import io.wirecost.analysis.SpeedPriors;
import io.wirecost.analysis.SpeedStatistics;
import io.wirecost.analysis.link.crossing.Crossing;
import io.wirecost.analysis.link.model.LoopCost;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Task;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** Makes the study of single messages, from sizes and forks. */
final class ExchangeStudies {
    private static final int BITS = 8;
    private static final double NANOS_PER_SECOND = 1e9;
    private static final Interval ANYWHERE = new Interval(0, Double.POSITIVE_INFINITY);

    private ExchangeStudies() {}

    static Optional<ExchangeStudy> of(Run run) {
        Map<Variant, double[]> forks = new LinkedHashMap<>();
        List<Exchange> exchanges = new ArrayList<>();
        SpeedPriors priors = SpeedPriors.ofRoundTrips(run);
        for (Cell cell : RoundTrip.cells(run)) {
            Variant codec = cell.trial().codec();
            exchange(run, codec, cell.figures(Speed.class).orElseThrow(), priors)
                    .ifPresent(exchange -> {
                        exchanges.add(exchange);
                        forks.put(codec, nanos(cell.figures(Speed.class).orElseThrow()));
                    });
        }
        Optional<Variant> baseline = Baseline.of(run).filter(forks::containsKey);
        return exchanges.isEmpty()
                ? Optional.empty()
                : Optional.of(new ExchangeStudy(baseline, exchanges, crossings(exchanges, baseline, forks)));
    }

    private static Optional<Exchange> exchange(Run run, Variant codec, Speed roundTrip, SpeedPriors priors) {
        return LoopCost.measured(run, codec, new Task.Size(), Sizes.class)
                .map(sizes -> SizeStatistics.of(sizes).meanBytesByGroup())
                .map(groups -> new Exchange(
                        codec,
                        groups.stream()
                                .mapToDouble(Double::doubleValue)
                                .average()
                                .orElseThrow(),
                        nanos(run, codec, Operation.SERIALIZE),
                        nanos(run, codec, Operation.DESERIALIZE),
                        SpeedStatistics.of(roundTrip, priors)
                                .nanosPerOperation()
                                .interval()));
    }

    private static double nanos(Run run, Variant codec, Operation operation) {
        return LoopCost.measured(run, codec, new Task.Time(operation), Speed.class)
                .map(speed -> Moments.geometricMean(nanos(speed)))
                .orElseThrow();
    }

    /** One for each fork. */
    private static double[] nanos(Speed speed) {
        return ForkScores.of(speed).forks().stream()
                .mapToDouble(ForkScores.Fork::nanosPerOperation)
                .toArray();
    }

    private static List<Crossing> crossings(
            List<Exchange> exchanges, Optional<Variant> baseline, Map<Variant, double[]> forks) {
        List<Exchange> rivals = new ArrayList<>(exchanges);
        rivals.removeIf(exchange -> baseline.filter(exchange.codec()::equals).isPresent());
        exchanges.stream()
                .filter(exchange -> baseline.filter(exchange.codec()::equals).isPresent())
                .forEach(exchange -> rivals.add(0, exchange));
        List<Crossing> crossings = new ArrayList<>();
        for (int i = 0; i < rivals.size(); i++) {
            for (int j = i + 1; j < rivals.size(); j++) {
                crossing(rivals.get(j), rivals.get(i), forks).ifPresent(crossings::add);
            }
        }
        return crossings;
    }

    /** The smaller one wins on slow links, if it takes more time by itself. */
    private static Optional<Crossing> crossing(Exchange one, Exchange other, Map<Variant, double[]> forks) {
        boolean smaller = one.bytes() < other.bytes();
        Exchange small = smaller ? one : other;
        Exchange large = smaller ? other : one;
        double bits = BITS * (large.bytes() - small.bytes());
        double slower = small.processorNanos() - large.processorNanos();
        if (bits == 0 || slower <= 0) {
            return Optional.empty();
        }
        OptionalDouble half = WelchInterval.halfWidth(forks.get(small.codec()), forks.get(large.codec()));
        return Optional.of(new Crossing(
                small.codec(),
                large.codec(),
                bandwidth(bits, slower),
                half.isPresent() ? Optional.of(interval(bits, slower, half.getAsDouble())) : Optional.empty(),
                ANYWHERE,
                false));
    }

    private static Interval interval(double bits, double nanos, double half) {
        return new Interval(bandwidth(bits, nanos + half), bandwidth(bits, nanos - half));
    }

    /** Infinite where no time at all may be lost. */
    private static double bandwidth(double bits, double nanos) {
        return nanos <= 0 ? Double.POSITIVE_INFINITY : NANOS_PER_SECOND * bits / nanos;
    }
}
