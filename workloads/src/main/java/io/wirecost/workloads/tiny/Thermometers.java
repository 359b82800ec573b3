package io.wirecost.workloads.tiny;

import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.generated.GeneratedWorkload;
import io.wirecost.workloads.random.Dice;
import java.time.Instant;

/** Thermometers of thermometers, some 20 bytes each in a binary format. They show what a format costs besides the values. */
public final class Thermometers {
    private static final int RECORDS = 1_000;
    private static final int DEVICES = 5_000;
    private static final long FIRST_MILLIS = 1_700_000_000_000L;
    private static final int MILLIS_BETWEEN = 250;

    private Thermometers() {}

    /** The workload {@code tiny}. */
    public static Workload workload() {
        return GeneratedWorkload.of(
                "tiny",
                "readings of thermometers, some 20 bytes each",
                RECORDS,
                (schema, settings, dice, number) -> record(dice, number));
    }

    private static RecordValue record(Dice dice, int number) {
        return RecordValue.of(
                dice.below(DEVICES),
                Instant.ofEpochMilli(FIRST_MILLIS + (long) number * MILLIS_BETWEEN + dice.below(MILLIS_BETWEEN)),
                dice.between(-200, 400) / 10f,
                dice.percent(10));
    }
}
