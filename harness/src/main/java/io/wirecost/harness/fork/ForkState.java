package io.wirecost.harness.fork;

import io.wirecost.harness.Lifeline;
import io.wirecost.harness.Subject;
import io.wirecost.harness.work.Work;
import io.wirecost.harness.work.Workshop;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Iterator;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Walks through the slots of the fork's plan, one per iteration. */
@State(Scope.Benchmark)
public class ForkState {
    Work<?> work;

    private Heartbeat heartbeat;
    private Workshop<?> workshop;
    private Iterator<Slot> slots;

    @Setup(Level.Trial)
    public void open() throws Exception {
        Lifeline.hold();
        silence();
        Path file = Path.of(System.getProperty(ForkPlan.PROPERTY));
        heartbeat = Heartbeat.start(ForkPlan.heartbeat(file));
        ForkPlan plan = ForkPlan.read(file);
        slots = plan.slots().iterator();
        try {
            workshop = new Workshop<>(Subject.load(plan.dataset(), plan.codec()), heartbeat::beat);
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
    public void nextSlot() {
        heartbeat.beat();
        Slot slot = slots.next();
        try {
            work = workshop.work(slot.operation());
        } catch (Throwable e) {
            throw new ForkFailure(e);
        }
        work.select(slot.group());
    }
}
