package io.wirecost.engine.speed;

import io.wirecost.core.run.Speed.ReferenceSums;
import io.wirecost.engine.worker.TimedSlice.Piece;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** How the time of an operation in one worker went with that of the reference work beside it. */
final class ReferenceFit {
    private ReferenceFit() {}

    /** @param turns of one operation; empty unless every piece has a reference */
    static Optional<ReferenceSums> of(List<WorkerTurn> turns, int groups) {
        List<List<Piece>> byGroup = IntStream.range(0, groups)
                .mapToObj(group -> turns.stream()
                        .flatMap(turn -> turn.of(group).stream())
                        .filter(piece -> piece.processorNanos() > 0)
                        .toList())
                .toList();
        boolean known = byGroup.stream()
                .flatMap(List::stream)
                .allMatch(piece -> piece.referenceNanos().isPresent());
        return known
                ? byGroup.stream()
                        .filter(pieces -> !pieces.isEmpty())
                        .map(ReferenceFit::sums)
                        .reduce(ReferenceFit::plus)
                : Optional.empty();
    }

    private static ReferenceSums sums(List<Piece> pieces) {
        double[] x = pieces.stream()
                .mapToDouble(piece -> Math.log(piece.referenceNanos().orElseThrow()))
                .toArray();
        double[] y = pieces.stream()
                .mapToDouble(piece -> Math.log(piece.processorNanos() / piece.operations()))
                .toArray();
        return new ReferenceSums(pieces.size(), pieces.size() - 1, products(x, x), products(x, y), products(y, y));
    }

    /** Sum of the products of the deviations from the means. */
    private static double products(double[] one, double[] other) {
        double oneMean = mean(one);
        double otherMean = mean(other);
        return IntStream.range(0, one.length)
                .mapToDouble(i -> (one[i] - oneMean) * (other[i] - otherMean))
                .sum();
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElse(0);
    }

    private static ReferenceSums plus(ReferenceSums one, ReferenceSums other) {
        return new ReferenceSums(
                one.pieces() + other.pieces(),
                one.freedom() + other.freedom(),
                one.reference() + other.reference(),
                one.both() + other.both(),
                one.operation() + other.operation());
    }
}
