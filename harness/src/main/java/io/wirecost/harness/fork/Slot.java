package io.wirecost.harness.fork;

import io.wirecost.core.codec.Operation;
import java.util.Optional;

/**
 * What one short JMH iteration of a fork is spent on.
 *
 * @param operation what is timed; empty for the floor, which copies the encoded bytes of every record
 * @param group index of the dataset's group whose records are used; 0 for the floor
 * @param warmUp whether the result is thrown away
 */
public record Slot(Optional<Operation> operation, int group, boolean warmUp) {
    private static final String FLOOR = "floor";
    private static final String WARM_UP = "warm-up";
    private static final String MEASURE = "measure";

    /** A slot of the floor. */
    public static Slot floor(boolean warmUp) {
        return new Slot(Optional.empty(), 0, warmUp);
    }

    /** One line without a line end, e.g. {@code serialize 3 measure}. */
    public String format() {
        return operation.map(Operation::label).orElse(FLOOR) + " " + group + " " + (warmUp ? WARM_UP : MEASURE);
    }

    /** @throws IllegalArgumentException if the line was not written by {@link #format} */
    public static Slot parse(String line) {
        String[] words = line.split(" ");
        Optional<Operation> operation = Operation.byLabel(words[0]);
        if (words.length != 3 || (operation.isEmpty() && !words[0].equals(FLOOR))) {
            throw new IllegalArgumentException("not a slot: " + line);
        }
        return new Slot(operation, Integer.parseInt(words[1]), words[2].equals(WARM_UP));
    }
}
