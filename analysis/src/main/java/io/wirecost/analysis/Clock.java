package io.wirecost.analysis;

import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Samples;
import io.wirecost.core.run.Witness;
import java.util.List;
import java.util.stream.Stream;

/** The clock by which an operation is timed. */
public enum Clock {
    /**
     * Processor time of all threads of the process, its garbage collector included, its compilers not. It is what the
     * machine has to be paid for, and it does not run while others have the processor.
     */
    PROCESSOR(
            "processor time",
            "what all threads of the measuring process took together, its garbage collector included, its JIT compilers"
                    + " not. It stands still while other programs have the processor."),

    /** Time on the wall: for codecs that wait, and in runs from before the processor's clock was read. */
    WALL("time on the wall", "what a clock shows. It goes on while other programs have the processor.");

    /** A codec that works has nearly all of the time. One that sleeps, or asks another process, has less than this. */
    private static final double WAITING = 0.5;

    /** Processors with less to do than this would have let a codec work that wanted to. */
    private static final double BUSY = 0.9;

    private final String title;
    private final String meaning;

    Clock(String title, String meaning) {
        this.title = title;
        this.meaning = meaning;
    }

    /** Returns the name for titles of tables. */
    public String title() {
        return title;
    }

    /** Returns what it counts, for legends. */
    public String meaning() {
        return meaning;
    }

    /** Returns the clock that all these are read by: the processor's, if each fork has it and no codec waits. */
    public static Clock of(Speed... speeds) {
        return Stream.of(speeds).allMatch(speed -> hasProcessorTimes(speed) && !waits(speed)) ? PROCESSOR : WALL;
    }

    private static boolean hasProcessorTimes(Speed speed) {
        return speed.workers().stream()
                .flatMap(fork -> Stream.concat(fork.groups().stream(), Stream.of(fork.floor())))
                .allMatch(samples -> samples.processorNanosPerOperation().isPresent());
    }

    /** Its processor time would leave out what it waits for. On a busy machine everybody waits, and nothing can be told. */
    private static boolean waits(Speed speed) {
        List<Witness> free = speed.workers().stream()
                .flatMap(fork -> fork.witness().stream())
                .filter(Clock::hadFreeProcessors)
                .toList();
        return !free.isEmpty() && free.stream().allMatch(witness -> witness.processorShare() < WAITING);
    }

    private static boolean hadFreeProcessors(Witness witness) {
        return witness.load()
                .filter(load -> load.busyShare() + load.stolenShare() < BUSY)
                .isPresent();
    }

    /**
     * Returns the samples by this clock, in nanoseconds per operation. By the processor's, samples of slices are without
     * what the machine did to them.
     */
    List<Double> nanos(Samples samples) {
        return this == PROCESSOR
                ? samples.levelledNanosPerOperation()
                        .or(samples::processorNanosPerOperation)
                        .orElseThrow()
                : samples.nanosPerOperation();
    }

    /** Returns how many times as long a worker really took as these samples say: the machine's speed in its heat. */
    double level(Speed.Fork fork) {
        return this == PROCESSOR && isLevelled(fork)
                ? fork.slices().flatMap(Speed.Slices::level).orElse(1.0)
                : 1;
    }

    private static boolean isLevelled(Speed.Fork fork) {
        return fork.groups().stream()
                .allMatch(group -> group.levelledNanosPerOperation().isPresent());
    }
}
