package io.wirecost.engine.worker;

import io.wirecost.core.codec.Operation;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * A turn of a worker.
 *
 * @param operation empty for the floor, which copies the encoded bytes of every record, and is no operation to warm up
 * @param lead work that does not count: a worker that has waited is slow at first
 * @param piece length of each counted piece, on the wall
 * @param groups one for each piece: the dataset's group whose records are used
 */
public record SliceOrder(Optional<Operation> operation, Duration lead, Duration piece, List<Integer> groups) {
    private static final String FLOOR = "floor";
    private static final int FLOOR_LEAD = 3;

    /** Of fewer, one that was disturbed would decide. */
    private static final int LEAST_PIECES = 3;

    public SliceOrder {
        groups = List.copyOf(groups);
    }

    /** A short turn before the first one, to see how long a piece takes: one operation on a large record can take seconds. */
    public static SliceOrder trial(Timing timing, Operation operation, int groups) {
        return new SliceOrder(
                Optional.of(operation),
                Duration.ZERO,
                timing.piece(),
                IntStream.range(0, groups).boxed().toList());
    }

    /**
     * A turn with an operation. Each group has equally many pieces, at least one, in seeded order. Where pieces are longer
     * than they should be, there are fewer.
     *
     * @param piece how long a piece of this operation takes
     */
    public static SliceOrder of(Timing timing, Operation operation, Duration piece, int groups, Random random) {
        Duration longer = piece.compareTo(timing.piece()) > 0 ? piece : timing.piece();
        double pieces = Math.max(LEAST_PIECES, (double) timing.counted().toNanos() / longer.toNanos());
        List<Integer> all = new ArrayList<>();
        for (long i = 0; i < Math.max(1, Math.round(pieces / groups)); i++) {
            List<Integer> order =
                    new ArrayList<>(IntStream.range(0, groups).boxed().toList());
            Collections.shuffle(order, random);
            all.addAll(order);
        }
        return new SliceOrder(Optional.of(operation), timing.lead(), timing.piece(), all);
    }

    /** A turn with the floor, which knows one group. */
    public static SliceOrder floor(Timing timing) {
        int pieces = (int) Math.max(1, timing.floor().dividedBy(timing.piece()));
        return new SliceOrder(
                Optional.empty(), timing.floor().dividedBy(FLOOR_LEAD), timing.piece(), Collections.nCopies(pieces, 0));
    }

    /** Its name in the runner protocol. */
    String label() {
        return operation.map(Operation::label).orElse(FLOOR);
    }
}
