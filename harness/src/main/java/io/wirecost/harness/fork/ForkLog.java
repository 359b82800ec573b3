package io.wirecost.harness.fork;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What a measuring JVM says about itself beside JMH's figures, as its parent gets it in a file.
 *
 * @param warmUps one per operation, in their order
 * @param slots one per slot, in their order
 */
public record ForkLog(List<Warmed> warmUps, List<Spent> slots) {
    private static final String WARM_UP = "warm-up";
    private static final String SLOT = "slot";

    public ForkLog {
        warmUps = List.copyOf(warmUps);
        slots = List.copyOf(slots);
    }

    /**
     * The warm-up of an operation.
     *
     * @param processorNanos that it took, compilers not counted
     * @param capped whether it ended because its time was over, not because the operation was warm
     */
    public record Warmed(long processorNanos, boolean capped) {}

    /**
     * The processor time of a slot.
     *
     * @param ownNanos of all threads but the compilers
     * @param compilerNanos of the compilers
     */
    public record Spent(long ownNanos, long compilerNanos) {}

    /** Returns where the measuring JVM leaves it: beside the plan. */
    public static Path beside(Path planFile) {
        return planFile.resolveSibling(planFile.getFileName() + ".log");
    }

    public void write(Path file) throws IOException {
        List<String> lines = new ArrayList<>();
        warmUps.forEach(warmed -> lines.add(WARM_UP + " " + warmed.processorNanos + " " + warmed.capped));
        slots.forEach(spent -> lines.add(SLOT + " " + spent.ownNanos + " " + spent.compilerNanos));
        Files.write(file, lines);
    }

    /** @throws IllegalArgumentException if a line was not written by {@link #write} */
    public static ForkLog read(Path file) throws IOException {
        List<Warmed> warmUps = new ArrayList<>();
        List<Spent> slots = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            String[] words = line.split(" ");
            switch (words[0]) {
                case WARM_UP -> warmUps.add(new Warmed(Long.parseLong(words[1]), Boolean.parseBoolean(words[2])));
                case SLOT -> slots.add(new Spent(Long.parseLong(words[1]), Long.parseLong(words[2])));
                default -> throw new IllegalArgumentException("not a line of a fork's log: " + line);
            }
        }
        return new ForkLog(warmUps, slots);
    }
}
