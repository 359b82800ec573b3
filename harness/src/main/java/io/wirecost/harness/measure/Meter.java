package io.wirecost.harness.measure;

import io.wirecost.core.codec.Operation;
import io.wirecost.harness.measure.Slice.Slot;
import io.wirecost.harness.work.Workshop;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Measures a codec in this process, as docs/slices.md says. Only for the measuring thread. */
public final class Meter {
    private final Workshop<?> workshop;
    private final Runnable progress;
    private final ProcessorClock clock;
    private final ReferenceWork reference;
    private final boolean sinks;
    private final Map<Optional<Operation>, Timed> timed = new HashMap<>();
    private JvmUsage lastTurn;

    /** @param progress is run between slots, and after every part of a warm-up */
    public Meter(Workshop<?> workshop, Runnable progress) throws Exception {
        this.workshop = workshop;
        this.progress = progress;
        this.clock = new ProcessorClock();
        this.reference = new ReferenceWork();
        this.sinks = Sink.isBlackHole();
        this.lastTurn = clock.now();
        reference.warmUp();
    }

    /** @param capNanos processor time after which the warm-up ends in any case */
    public Warmed warm(Operation operation, long capNanos) throws Exception {
        Timed work = timed(Optional.of(operation));
        JvmUsage start = clock.now();
        Warmed warmed = new WarmUp(clock, progress).run(work, capNanos);
        lastTurn = clock.now();
        work.used(lastTurn.since(start));
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
    public Slice slice(Optional<Operation> operation, long leadNanos, long slotNanos, List<Integer> groups)
            throws Exception {
        JvmUsage asked = clock.now();
        Timed work = timed(operation);
        lead(work, leadNanos, slotNanos, groups);
        JvmUsage start = clock.now();
        long threadStart = ProcessorClock.ofThisThread();
        List<Slot> slots = slots(work, slotNanos, groups);
        long thread = ProcessorClock.ofThisThread() - threadStart;
        JvmUsage end = clock.now();
        JvmUsage counted = end.since(start);
        work.used(end.since(asked));
        long idle = asked.since(lastTurn).allNanos();
        lastTurn = end;
        return new Slice(
                slots,
                Math.max(0, counted.threadNanos() - thread),
                counted.compilerNanos(),
                work.used().collectorNanosPerByte(),
                idle,
                end.since(asked).allNanos());
    }

    private void lead(Timed work, long leadNanos, long slotNanos, List<Integer> groups) throws Exception {
        long start = System.nanoTime();
        for (int i = 0; System.nanoTime() - start < leadNanos; i++) {
            long left = leadNanos - (System.nanoTime() - start);
            work.run(groups.get(i % groups.size()), Math.min(slotNanos, left));
            progress.run();
        }
    }

    private List<Slot> slots(Timed work, long slotNanos, List<Integer> groups) throws Exception {
        List<Slot> slots = new ArrayList<>();
        long before = reference.burst();
        for (int group : groups) {
            long start = ProcessorClock.ofThisThread();
            long allocated = ProcessorClock.allocatedByThisThread();
            Timed.Taken taken = work.run(group, slotNanos);
            long processor = ProcessorClock.ofThisThread() - start;
            allocated = ProcessorClock.allocatedByThisThread() - allocated;
            long behind = reference.burst();
            slots.add(new Slot(taken.operations(), taken.nanos(), processor, allocated, (before + behind) / 2));
            before = behind;
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
