package io.wirecost.workloads.parameter;

/**
 * A whole number that a workload's data depend on, and that users may choose.
 *
 * @param name as users write it, one word in lower case
 * @param counts what it is the number of
 * @param standard its value where users choose none
 * @param least its smallest value
 * @param most its largest value
 */
public record WorkloadParameter(String name, String counts, int standard, int least, int most) {
    public WorkloadParameter {
        if (least > standard || standard > most) {
            throw new IllegalArgumentException(name + ": the default has to be in the range");
        }
    }

    /** Returns how many records the dataset has. */
    public static WorkloadParameter records(int standard) {
        return new WorkloadParameter("records", "records of the dataset", standard, 1, 100_000);
    }

    /** {@code professors: professors of a message, 1 to 10000}. */
    @Override
    public String toString() {
        return "%s: %s, %d to %d".formatted(name, counts, least, most);
    }

    /** Returns whether the value is in the range. */
    public boolean takes(long value) {
        return least <= value && value <= most;
    }
}
