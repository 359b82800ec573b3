package io.wirecost.analysis.ratio;

import io.wirecost.core.run.Speed.Fork;
import io.wirecost.core.run.Speed.ReferenceSums;
import io.wirecost.core.run.Speed.Samples;
import io.wirecost.core.run.Speed.Slices;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * What a simulated machine does to its workers. All are standard deviations of logarithms, but for the slope and the
 * share.
 *
 * @param heat of the speed of heats
 * @param pass of the speed of passes
 * @param noise of a group in a slice
 * @param share of the groups beside which a neighbour is on the core, and slows the reference work by half
 * @param slope how much of that an operation notices
 */
public record Machine(double heat, double pass, double noise, double share, double slope) {
    static final double FAST_NANOS = 400_000;
    private static final List<Double> GROUPS = List.of(200.0, 1000.0, 5000.0);
    private static final double NEIGHBOUR = Math.log(1.5);
    private static final double REFERENCE_NOISE = 0.02;

    /** A machine of one's own. */
    static final Machine QUIET = new Machine(0.01, 0.01, 0.03, 0, 1);

    /** One that gets slower and faster. */
    static final Machine DRIFTING = new Machine(0.15, 0.05, 0.03, 0, 1);

    /** One with neighbours and drift. */
    static final Machine SHARED = new Machine(0.1, 0.03, 0.03, 0.4, 1.1);

    double[] passes(int count, Random random) {
        double speed = heat * random.nextGaussian();
        return IntStream.range(0, count)
                .mapToDouble(i -> speed + pass * random.nextGaussian())
                .toArray();
    }

    /** @param log of its true time in units of its groups */
    Fork worker(int round, int heat, double log, List<Integer> counted, double[] passes, Random random) {
        List<List<double[]>> pieces = GROUPS.stream()
                .map(nanos -> counted.stream()
                        .map(slice -> piece(Math.log(nanos) + log + passes[slice], random))
                        .toList())
                .toList();
        Samples floor = new Samples(List.of(1.0), Optional.empty(), Optional.of(List.of(1.0)));
        return new Fork(
                round,
                pieces.stream().map(Machine::samples).toList(),
                floor,
                Optional.empty(),
                Optional.of(new Slices(
                        heat, counted, List.of(), Optional.empty(), Optional.of(sums(pieces)), Optional.empty())));
    }

    /** Returns the logarithms of an operation's time and the reference work's. */
    private double[] piece(double log, Random random) {
        double neighbour = random.nextDouble() < share ? NEIGHBOUR : 0;
        return new double[] {
            log + slope * neighbour + noise * random.nextGaussian(),
            Math.log(FAST_NANOS) + neighbour + REFERENCE_NOISE * random.nextGaussian()
        };
    }

    private static Samples samples(List<double[]> pieces) {
        List<Double> nanos = pieces.stream().map(piece -> Math.exp(piece[0])).toList();
        return new Samples(
                nanos,
                Optional.empty(),
                Optional.of(nanos),
                Optional.of(pieces.stream().map(piece -> Math.exp(piece[1])).toList()),
                Optional.empty());
    }

    private static ReferenceSums sums(List<List<double[]>> groups) {
        List<double[]> deviations = new ArrayList<>();
        for (List<double[]> pieces : groups) {
            double operation =
                    pieces.stream().mapToDouble(piece -> piece[0]).average().orElseThrow();
            double reference =
                    pieces.stream().mapToDouble(piece -> piece[1]).average().orElseThrow();
            pieces.forEach(piece -> deviations.add(new double[] {piece[0] - operation, piece[1] - reference}));
        }
        return new ReferenceSums(
                deviations.size(),
                deviations.size() - groups.size(),
                sum(deviations, 1, 1),
                sum(deviations, 0, 1),
                sum(deviations, 0, 0));
    }

    private static double sum(List<double[]> deviations, int one, int other) {
        return deviations.stream()
                .mapToDouble(deviation -> deviation[one] * deviation[other])
                .sum();
    }
}
