package io.wirecost.harness.fork;

import io.wirecost.core.codec.Operation;
import io.wirecost.harness.Lifeline;
import io.wirecost.harness.Subject;
import io.wirecost.harness.fork.ForkLog.Spent;
import io.wirecost.harness.fork.ForkLog.Warmed;
import io.wirecost.harness.work.Work;
import io.wirecost.harness.work.Workshop;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;

/** Walks through the slots of the fork's plan, one per iteration. Before the first slot of an operation, it is warmed up. */
@State(Scope.Benchmark)
public class ForkState {
    Work<?> work;

    private final Path planFile = Path.of(System.getProperty(ForkPlan.PROPERTY));
    private final List<Warmed> warmUps = new ArrayList<>();
    private final List<Spent> spent = new ArrayList<>();
    private Heartbeat heartbeat;
    private ForkPlan plan;
    private Workshop<?> workshop;
    private int groups;
    private Iterator<Slot> slots;
    private ProcessorClock clock;
    private Optional<Operation> warm = Optional.empty();
    private ProcessorTime slotStart;

    @Setup(Level.Trial)
    public void open() throws Exception {
        Lifeline.hold();
        silence();
        heartbeat = Heartbeat.start(ForkPlan.heartbeat(planFile));
        plan = ForkPlan.read(planFile);
        slots = plan.slots().iterator();
        clock = new ProcessorClock();
        try {
            Subject<?> subject = Subject.load(plan.dataset(), plan.codec());
            groups = subject.dataset().groups().size();
            workshop = new Workshop<>(subject, heartbeat::beat);
        } catch (Throwable e) {
            throw new ForkFailure(e);
        }
    }

    /** JMH would pass on to the parent's terminal what a library prints; the process's own output is kept for reasons. */
    private static void silence() {
        PrintStream own = new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
        System.setOut(own);
        System.setErr(own);
    }

    @Setup(Level.Iteration)
    public void nextSlot(Blackhole results) {
        heartbeat.beat();
        Slot slot = slots.next();
        try {
            work = workshop.work(slot.operation());
            if (slot.operation().isPresent() && !slot.operation().equals(warm)) {
                warm = slot.operation();
                warmUps.add(new WarmUp(clock, results, heartbeat::beat).run(work, groups, plan.warmUpCapNanos()));
            }
        } catch (Throwable e) {
            throw new ForkFailure(e);
        }
        work.select(slot.group());
        slotStart = clock.now();
    }

    @TearDown(Level.Iteration)
    public void endSlot() {
        ProcessorTime taken = clock.now().since(slotStart);
        spent.add(new Spent(taken.ownNanos(), taken.compilerNanos()));
    }

    @TearDown(Level.Trial)
    public void close() throws IOException {
        new ForkLog(warmUps, spent).write(ForkLog.beside(planFile));
    }
}
