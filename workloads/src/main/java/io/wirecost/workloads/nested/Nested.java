package io.wirecost.workloads.nested;

import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.generated.GeneratedWorkload;
import io.wirecost.workloads.parameter.WorkloadParameter;
import io.wirecost.workloads.random.Dice;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/** The same readings at as many levels as one likes, so that nothing but the nesting differs. */
public final class Nested {
    private static final int RECORDS = 200;
    private static final WorkloadParameter DEPTH =
            new WorkloadParameter("depth", "records in each other, over which the readings are spread", 4, 1, 50);
    private static final WorkloadParameter READINGS =
            new WorkloadParameter("readings", "readings of a message", 16, 0, 10_000);

    private static final Instant FIRST = Instant.parse("2025-05-06T07:00:00Z");
    private static final List<String> SENSORS = List.of("boiler", "roof north", "roof south", "hall", "Gerätehaus");

    private Nested() {}

    /** The workload {@code nested}. */
    public static Workload workload() {
        return GeneratedWorkload.of(
                "nested",
                "readings in records that lie in each other, as deep as you set",
                RECORDS,
                (schema, settings, dice, number) ->
                        record(dice, settings.get(DEPTH.name()), settings.get(READINGS.name())),
                DEPTH,
                READINGS);
    }

    private static RecordValue record(Dice dice, int depth, int count) {
        List<RecordValue> readings =
                Stream.generate(() -> reading(dice)).limit(count).toList();
        RecordValue level = null;
        for (int i = depth - 1; i >= 0; i--) {
            level = RecordValue.of(readings.subList(count * i / depth, count * (i + 1) / depth), level);
        }
        return level;
    }

    private static RecordValue reading(Dice dice) {
        return RecordValue.of(
                dice.pick(SENSORS), FIRST.plusMillis(dice.below(86_400_000)), dice.between(-2_000, 9_000) / 100.0);
    }
}
