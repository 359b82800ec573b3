package io.wirecost.analysis;

import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Samples;
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

    /** Time on the wall: the clock of runs from before the processor's was read. */
    WALL("time on the wall", "what a clock shows. It goes on while other programs have the processor.");

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

    /** Returns the clock that all forks of all these can be read by: the processor's, if each has it. */
    public static Clock of(Speed... speeds) {
        boolean all = Stream.of(speeds)
                .flatMap(speed -> speed.forks().stream())
                .flatMap(fork -> Stream.concat(fork.groups().stream(), Stream.of(fork.floor())))
                .allMatch(samples -> samples.processorNanosPerOperation().isPresent());
        return all ? PROCESSOR : WALL;
    }

    /** Returns the samples by this clock, in nanoseconds per operation. */
    List<Double> nanos(Samples samples) {
        return this == PROCESSOR ? samples.processorNanosPerOperation().orElseThrow() : samples.nanosPerOperation();
    }
}
