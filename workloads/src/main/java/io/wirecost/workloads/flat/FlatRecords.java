package io.wirecost.workloads.flat;

import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.generated.GeneratedWorkload;
import io.wirecost.workloads.parameter.WorkloadParameter;
import io.wirecost.workloads.random.Dice;
import java.util.ArrayList;
import java.util.List;

/**
 * Records of 20 optional fields after the study habr-458026, as sparse as there. The study has 100,000 records; these
 * are fewer, unless the parameter says so.
 */
public final class FlatRecords {
    private static final int RECORDS = 1_000;
    private static final int ALL = 100;

    private FlatRecords() {}

    /** Texts, and numbers of four types. */
    public static Workload mixed() {
        return of("records-mixed", "texts and numbers", 60);
    }

    /** 64-bit integers. */
    public static Workload longs() {
        return of("records-longs", "64-bit integers", 50);
    }

    /** Texts of 36 characters. */
    public static Workload strings() {
        return of("records-strings", "texts of 36 characters", ALL);
    }

    private static Workload of(String name, String what, int presentPercent) {
        String share = presentPercent == ALL ? "all" : presentPercent + " %";
        WorkloadParameter present =
                new WorkloadParameter("present", "percent of the fields that are present", presentPercent, 0, ALL);
        return GeneratedWorkload.of(
                name,
                "flat records: 20 optional fields of %s, %s of them present".formatted(what, share),
                RECORDS,
                (schema, settings, dice, number) -> record(schema, dice, settings.get(present.name())),
                present);
    }

    private static RecordValue record(Schema schema, Dice dice, int presentPercent) {
        List<Object> values = new ArrayList<>();
        for (Field field : schema.root().fields()) {
            Object value = FlatLeaves.of((Type.Primitive) field.type().present(), dice);
            values.add(dice.percent(presentPercent) ? value : null);
        }
        return new RecordValue(values);
    }
}
