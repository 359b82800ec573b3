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
 * How the time of a fork is cut into slots.
 *
 * @param slot length of each
 * @param warmUpCap processor time after which the warm-up of an operation ends, warm or not
 * @param parts one for each operation, and one for the floor behind them
 */
public record Schedule(Duration slot, Duration warmUpCap, List<Part> parts) {
    private static final int FLOOR_SLOTS = 3;
    private static final Duration SHORTEST_SLOT = Duration.ofMillis(5);

    public Schedule {
        parts = List.copyOf(parts);
    }

    /**
     * What is done with one operation.
     *
     * @param operation empty for the floor, which copies the encoded bytes of every record, and is no operation to warm up
     * @param lead work before the slots that does not count
     * @param groups one for each slot: the dataset's group whose records are used
     */
    public record Part(Optional<Operation> operation, Duration lead, List<Integer> groups) {
        private static final String FLOOR = "floor";

        public Part {
            groups = List.copyOf(groups);
        }

        /** Its name in the runner protocol. */
        String label() {
            return operation.map(Operation::label).orElse(FLOOR);
        }
    }

    /** A slot whose work counts. */
    public record Slot(Optional<Operation> operation, int group) {}

    /**
     * Returns a schedule of operations, one after the other. Each is measured on every group equally often, in seeded
     * order. The floor comes last, so that the compiler has seen the codec's operations only.
     */
    public static Schedule of(Timing timing, List<Operation> operations, int groups, Random random) {
        Duration slot = min(timing.iteration(), max(timing.measuring().dividedBy(groups), SHORTEST_SLOT));
        int passes = (int) Math.max(1, timing.measuring().dividedBy(slot.multipliedBy(groups)));
        List<Part> parts = new ArrayList<>();
        for (Operation operation : operations) {
            parts.add(new Part(Optional.of(operation), timing.settling(), passes(passes, groups, random)));
        }
        int floors = (int) Math.max(FLOOR_SLOTS, timing.floor().dividedBy(slot));
        int counted = floors - floors / FLOOR_SLOTS;
        parts.add(new Part(Optional.empty(), slot.multipliedBy(floors / FLOOR_SLOTS), Collections.nCopies(counted, 0)));
        return new Schedule(slot, timing.warmUpCap(), parts);
    }

    /** Returns the operations, in the order in which they are measured. */
    public List<Operation> operations() {
        return parts.stream().flatMap(part -> part.operation().stream()).toList();
    }

    /** Returns all slots, in their order. */
    public List<Slot> slots() {
        return parts.stream()
                .flatMap(part -> part.groups().stream().map(group -> new Slot(part.operation(), group)))
                .toList();
    }

    /** Time that all slots take together, with warm-ups that need about half of their cap; without starting the worker. */
    public Duration duration() {
        Duration leads = parts.stream().map(Part::lead).reduce(Duration.ZERO, Duration::plus);
        return slot.multipliedBy(slots().size())
                .plus(leads)
                .plus(warmUpCap.multipliedBy(operations().size()).dividedBy(2));
    }

    private static List<Integer> passes(int count, int groups, Random random) {
        List<Integer> all = new ArrayList<>();
        for (int pass = 0; pass < count; pass++) {
            List<Integer> order =
                    new ArrayList<>(IntStream.range(0, groups).boxed().toList());
            Collections.shuffle(order, random);
            all.addAll(order);
        }
        return all;
    }

    private static Duration min(Duration a, Duration b) {
        return a.compareTo(b) <= 0 ? a : b;
    }

    private static Duration max(Duration a, Duration b) {
        return a.compareTo(b) >= 0 ? a : b;
    }
}
