package io.wirecost.engine.witness;

import io.wirecost.core.run.Witness.Load;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What all processors of the machine have done since its start, in ticks of the system's clock.
 *
 * @param busy worked
 * @param stolen given to others by the host of a virtual machine
 * @param all in total
 */
record ProcessorTicks(long busy, long stolen, long all) {
    private static final Path FILE = Path.of("/proc/stat");
    private static final int IDLE = 3;
    private static final int WAITING = 4;
    private static final int STOLEN = 7;
    private static final int KINDS = 8;

    /** Reads the counters of Linux; empty on other systems. */
    static Optional<ProcessorTicks> now() {
        try (Stream<String> lines = Files.lines(FILE)) {
            return lines.findFirst().flatMap(ProcessorTicks::parse);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /**
     * Reads the line of all processors: user, nice, system, idle, waiting for disks, two kinds of interrupts, stolen.
     *
     * @see <a href="https://docs.kernel.org/filesystems/proc.html">The /proc filesystem, section 1.7</a>
     */
    static Optional<ProcessorTicks> parse(String line) {
        String[] words = line.split(" +");
        if (!words[0].equals("cpu") || words.length <= KINDS) {
            return Optional.empty();
        }
        long[] ticks =
                Arrays.stream(words, 1, KINDS + 1).mapToLong(Long::parseLong).toArray();
        long all = Arrays.stream(ticks).sum();
        return Optional.of(new ProcessorTicks(all - ticks[IDLE] - ticks[WAITING] - ticks[STOLEN], ticks[STOLEN], all));
    }

    /** Returns the shares since an earlier moment; empty if no tick has passed. */
    Optional<Load> since(ProcessorTicks earlier) {
        double ticks = all - earlier.all;
        return ticks <= 0
                ? Optional.empty()
                : Optional.of(new Load((busy - earlier.busy) / ticks, (stolen - earlier.stolen) / ticks));
    }
}
