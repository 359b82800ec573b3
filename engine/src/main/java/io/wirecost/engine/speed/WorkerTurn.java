package io.wirecost.engine.speed;

import io.wirecost.analysis.disturbance.SliceVerdict;
import io.wirecost.core.run.Speed.Cause;
import io.wirecost.engine.witness.Surroundings;
import io.wirecost.engine.worker.TimedSlice;
import io.wirecost.engine.worker.TimedSlice.Piece;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * What came of a worker's turn with one operation.
 *
 * @param pass in which it was
 * @param around what was seen of the machine meanwhile
 */
record WorkerTurn(int pass, TimedSlice slice, Surroundings around) {
    /** Why it should not count. */
    Optional<Cause> cause() {
        return SliceVerdict.of(around.load(), compilerShare());
    }

    /** What the compilers took, as a share of the counted time. */
    double compilerShare() {
        return slice.compilerNanos() / sum(slice.pieces(), Piece::nanos);
    }

    /** Processor time as a share of the time on the wall. */
    double processorShare() {
        return (sum(slice.pieces(), Piece::processorNanos) + slice.otherNanos()) / sum(slice.pieces(), Piece::nanos);
    }

    List<Piece> of(int group) {
        return slice.pieces().stream().filter(piece -> piece.group() == group).toList();
    }

    /** Returns the time on the wall of an operation on the records of a group. */
    double wallNanos(int group) {
        return perOperation(group, Piece::nanos);
    }

    /**
     * Returns the processor time of an operation on the records of a group, with its part of what other threads took.
     *
     * @param collectorNanosPerByte price of an allocated byte
     */
    double processorNanos(int group, double collectorNanosPerByte) {
        double otherShare = slice.otherNanos() / sum(slice.pieces(), Piece::nanos);
        return perOperation(
                group,
                piece -> piece.processorNanos()
                        + otherShare * piece.nanos()
                        + collectorNanosPerByte * piece.allocatedBytes().orElse(0));
    }

    Optional<Double> allocatedBytes(int group) {
        return of(group).stream().allMatch(piece -> piece.allocatedBytes().isPresent())
                ? Optional.of(
                        perOperation(group, piece -> piece.allocatedBytes().orElseThrow()))
                : Optional.empty();
    }

    /** Returns the mean of the reference work beside the pieces of a group. */
    Optional<Double> referenceNanos(int group) {
        List<Piece> pieces = of(group);
        return pieces.stream().allMatch(piece -> piece.referenceNanos().isPresent())
                ? Optional.of(sum(pieces, piece -> piece.referenceNanos().orElseThrow()) / pieces.size())
                : Optional.empty();
    }

    private double perOperation(int group, ToDoubleFunction<Piece> figure) {
        return sum(of(group), figure) / sum(of(group), Piece::operations);
    }

    private static double sum(List<Piece> pieces, ToDoubleFunction<Piece> figure) {
        return pieces.stream().mapToDouble(figure).sum();
    }
}
