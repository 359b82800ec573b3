package io.wirecost.engine.witness;

import io.wirecost.core.run.Witness.Load;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * What all processors of the machine have done since its start, in ticks of the system's clock.
 *
 * @param busy worked
 * @param stolen given to others by the host of a virtual machine
 * @param all in total
 * @param own worked for this process and the children that have ended; empty where the system does not tell
 */
record ProcessorTicks(long busy, long stolen, long all, Optional<Long> own) {
    private static final Path PROC = Path.of("/proc");
    private static final int IDLE = 3;
    private static final int WAITING = 4;
    private static final int STOLEN = 7;
    private static final int KINDS = 8;

    /** Linux counts by hundredths of a second for all programs, whatever its own clock does. */
    private static final double NANOS_PER_TICK = 1e7;

    /** Reads the counters of Linux; empty on other systems. */
    static Optional<ProcessorTicks> now() {
        return in(PROC);
    }

    /** Reads the counters in a folder that is like Linux's {@code /proc}; empty if it is not. */
    static Optional<ProcessorTicks> in(Path proc) {
        try (Stream<String> lines = Files.lines(proc.resolve("stat"))) {
            Optional<Long> own = OwnTicks.in(proc.resolve("self/stat"));
            return lines.findFirst().flatMap(line -> parse(line, own));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /**
     * Reads the line of all processors: user, nice, system, idle, waiting for disks, two kinds of interrupts, stolen.
     *
     * @see <a href="https://docs.kernel.org/filesystems/proc.html">The /proc filesystem, section 1.7</a>
     */
    static Optional<ProcessorTicks> parse(String line, Optional<Long> own) {
        String[] words = line.split(" +");
        if (!words[0].equals("cpu") || words.length <= KINDS) {
            return Optional.empty();
        }
        long[] ticks =
                Arrays.stream(words, 1, KINDS + 1).mapToLong(Long::parseLong).toArray();
        long all = Arrays.stream(ticks).sum();
        return Optional.of(
                new ProcessorTicks(all - ticks[IDLE] - ticks[WAITING] - ticks[STOLEN], ticks[STOLEN], all, own));
    }

    /**
     * Returns the shares since an earlier moment; empty if no tick has passed.
     *
     * @param workerNanos processor time of a child that still lives; empty where it is not known, and then neither is the
     *     share of others
     */
    Optional<Load> since(ProcessorTicks earlier, OptionalDouble workerNanos) {
        double ticks = all - earlier.all;
        return ticks <= 0
                ? Optional.empty()
                : Optional.of(new Load(
                        (busy - earlier.busy) / ticks,
                        (stolen - earlier.stolen) / ticks,
                        others(earlier, workerNanos).map(others -> others / ticks)));
    }

    /** All accounts are rounded to ticks, each in its own way. So those of a machine without others may differ by some. */
    private Optional<Double> others(ProcessorTicks earlier, OptionalDouble workerNanos) {
        return workerNanos.isEmpty()
                ? Optional.empty()
                : own.flatMap(now -> earlier.own.map(before -> Math.max(
                        0.0, busy - earlier.busy - (now - before) - workerNanos.getAsDouble() / NANOS_PER_TICK)));
    }
}
