package io.wirecost.engine.worker;

import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;

/**
 * What a worker has measured in a turn.
 *
 * @param pieces in the order in which they were asked for
 * @param otherNanos processor time of threads that are in no piece's own time
 * @param compilerNanos processor time of the runtime's compilers meanwhile; 0 where it is not told
 * @param collectorNanosPerByte price of an allocated byte that is not in the pieces' own time; 0 where it is
 * @param wholeNanos processor time of the process during the whole turn; empty where it is not told
 */
public record TimedSlice(
        List<Piece> pieces,
        double otherNanos,
        double compilerNanos,
        double collectorNanosPerByte,
        OptionalDouble wholeNanos) {
    public TimedSlice {
        pieces = List.copyOf(pieces);
    }

    /** Returns how long a piece took on the wall, mean of all. */
    public Duration pieceLength() {
        return Duration.ofNanos(
                (long) pieces.stream().mapToDouble(Piece::nanos).average().orElse(0));
    }

    /**
     * Some milliseconds of counted work on the records of one group.
     *
     * @param nanos on the wall
     * @param processorNanos of the worker
     * @param referenceNanos processor time of the reference work beside it; empty for a worker that has none
     * @param allocatedBytes on the heap; empty for a runtime that does not tell
     */
    public record Piece(
            int group,
            double operations,
            double nanos,
            double processorNanos,
            OptionalDouble referenceNanos,
            OptionalDouble allocatedBytes) {}
}
