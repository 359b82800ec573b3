package io.wirecost.engine.runner;

import io.wirecost.core.codec.Operation;
import io.wirecost.harness.fork.Slot;
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
 * @param iteration length of each
 * @param warmUpCap processor time after which the warm-up of an operation ends, warm or not
 * @param slots what each is spent on
 */
public record Schedule(Duration iteration, Duration warmUpCap, List<Slot> slots) {
    private static final int FLOOR_SLOTS = 3;
    private static final Duration SHORTEST_ITERATION = Duration.ofMillis(5);

    public Schedule {
        slots = List.copyOf(slots);
    }

    /**
     * Returns a schedule of operations, one after the other. Each is measured on every group equally often, in seeded
     * order. The floor comes last, so that until then the harness's call site has a single target.
     */
    public static Schedule of(Timing timing, List<Operation> operations, int groups, Random random) {
        Duration iteration = min(timing.iteration(), max(timing.measuring().dividedBy(groups), SHORTEST_ITERATION));
        List<Slot> slots = new ArrayList<>();
        for (Operation operation : operations) {
            int warmUps = (int) Math.max(1, timing.settling().dividedBy(iteration));
            int passes = (int) Math.max(1, timing.measuring().dividedBy(iteration.multipliedBy(groups)));
            add(slots, operation, passes(1 + warmUps / groups, groups, random).subList(0, warmUps), true);
            add(slots, operation, passes(passes, groups, random), false);
        }
        int floors = (int) Math.max(FLOOR_SLOTS, timing.floor().dividedBy(iteration));
        IntStream.range(0, floors).forEach(i -> slots.add(Slot.floor(i < floors / FLOOR_SLOTS)));
        return new Schedule(iteration, timing.warmUpCap(), slots);
    }

    /** Returns the operations, in the order in which they are measured. */
    public List<Operation> operations() {
        return slots.stream()
                .flatMap(slot -> slot.operation().stream())
                .distinct()
                .toList();
    }

    /** Time that all slots take together, with warm-ups that need about half of their cap; without starting the JVM. */
    public Duration duration() {
        return iteration
                .multipliedBy(slots.size())
                .plus(warmUpCap.multipliedBy(operations().size()).dividedBy(2));
    }

    private static void add(List<Slot> slots, Operation operation, List<Integer> groups, boolean warmUp) {
        groups.forEach(group -> slots.add(new Slot(Optional.of(operation), group, warmUp)));
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
