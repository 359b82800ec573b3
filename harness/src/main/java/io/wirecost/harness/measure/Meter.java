package io.wirecost.harness.measure;

import io.wirecost.core.codec.Operation;
import io.wirecost.harness.work.Workshop;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Measures a codec in this process, as docs/fork.md says. Only for the measuring thread. */
public final class Meter {
    private final Workshop<?> workshop;
    private final Runnable progress;
    private final ProcessorClock clock;
    private final boolean sinks;
    private final Map<Optional<Operation>, Timed> timed = new HashMap<>();

    /** @param progress is run between slots, and after every part of a warm-up */
    public Meter(Workshop<?> workshop, Runnable progress) throws Exception {
        this.workshop = workshop;
        this.progress = progress;
        this.clock = new ProcessorClock();
        this.sinks = Sink.isBlackHole();
    }

    /** @param capNanos processor time after which the warm-up ends in any case */
    public Warmed warm(Operation operation, long capNanos) throws Exception {
        Timed work = timed(Optional.of(operation));
        Usage start = clock.now();
        Warmed warmed = new WarmUp(clock, progress).run(work, capNanos);
        work.used(clock.now().since(start));
        return warmed;
    }

    /**
     * Counts the work of an operation.
     *
     * @param operation empty for the floor
     * @param leadNanos work before it that does not count, in which the groups take turns
     * @param slotNanos of each slot, on the wall
     * @param groups one for each slot
     */
    public List<Slot> slice(Optional<Operation> operation, long leadNanos, long slotNanos, List<Integer> groups)
            throws Exception {
        Timed work = timed(operation);
        Usage start = clock.now();
        lead(work, leadNanos, slotNanos, groups);
        Usage counting = clock.now();
        Usage threadStart = ProcessorClock.thisThread();
        List<Slot> slots = slots(work, slotNanos, groups);
        Usage thread = ProcessorClock.thisThread().since(threadStart);
        Usage end = clock.now();
        work.used(end.since(start));
        Usage others = end.since(counting).since(thread);
        double collectorNanosPerByte = work.used().collectorNanosPerByte();
        long wallNanos = slots.stream().mapToLong(Slot::nanos).sum();
        return slots.stream()
                .map(slot -> slot.with(others, wallNanos, collectorNanosPerByte))
                .toList();
    }

    private void lead(Timed work, long leadNanos, long slotNanos, List<Integer> groups) throws Exception {
        long start = System.nanoTime();
        for (int i = 0; System.nanoTime() - start < leadNanos; i++) {
            long left = leadNanos - (System.nanoTime() - start);
            work.run(groups.get(i % groups.size()), Math.min(slotNanos, left));
            progress.run();
        }
    }

    /** What the measuring thread does by itself. */
    private List<Slot> slots(Timed work, long slotNanos, List<Integer> groups) throws Exception {
        List<Slot> slots = new ArrayList<>();
        for (int group : groups) {
            Usage start = ProcessorClock.thisThread();
            Timed.Taken taken = work.run(group, slotNanos);
            Usage used = ProcessorClock.thisThread().since(start);
            slots.add(Slot.ofThread(taken, used.threadNanos(), used.allocatedBytes()));
            progress.run();
        }
        return slots;
    }

    /** What the preparation has left on the heap is collected, so that no operation pays for it. */
    private Timed timed(Optional<Operation> operation) throws Exception {
        Timed known = timed.get(operation);
        if (known == null) {
            known = new Timed(workshop.work(operation), sinks ? Loop.taking() : Loop.keeping());
            timed.put(operation, known);
            System.gc();
        }
        return known;
    }
}
