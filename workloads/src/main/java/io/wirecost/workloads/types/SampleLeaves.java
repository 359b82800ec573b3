package io.wirecost.workloads.types;

import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Carriers;
import io.wirecost.workloads.random.Dice;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.UUID;

/** Values from the middle of each type's range; texts that every format can carry, XML included. */
final class SampleLeaves implements LeafChooser {
    private static final int MILLIS_PER_DAY = 86_400_000;
    private static final int DAYS = 40_000;
    private static final List<String> TEXTS = List.of(
            "plain",
            "",
            " ",
            "two words",
            " edges ",
            "Zoë ß Łódź",
            "Київ",
            "東京",
            "🚀🎉",
            "<&>\"'",
            "]]>",
            "null",
            "1.50",
            "a.b-c",
            "line\nbreak",
            "tab\there",
            "\\back/slash",
            "{\"json\":[]}",
            "- yaml: #",
            "true");

    private final Dice dice;

    SampleLeaves(Dice dice) {
        this.dice = dice;
    }

    @Override
    public Object next(Type.Leaf type) {
        return switch (type.kind()) {
            case NULL -> null;
            case BOOLEAN -> dice.percent(50);
            case INT -> dice.between(-1_000_000, 1_000_000);
            case LONG -> dice.nextLong() >> dice.between(11, 60);
            case FLOAT -> dice.between(-1_000_000, 1_000_000) / 64f;
            case DOUBLE -> dice.between(-1_000_000, 1_000_000) / 1_000d;
            case BYTES -> dice.bytes(dice.below(20));
            case STRING -> dice.pick(TEXTS) + (dice.percent(50) ? Integer.toString(dice.below(1_000)) : "");
            case FIXED -> dice.bytes(type.size());
            case DECIMAL -> new BigDecimal(BigInteger.valueOf(dice.between(-9_999_999, 9_999_999)), type.scale());
            case UUID -> new UUID(dice.nextLong(), dice.nextLong());
            case DATE,
                    TIME_MILLIS,
                    TIME_MICROS,
                    TIMESTAMP_MILLIS,
                    TIMESTAMP_MICROS,
                    TIMESTAMP_NANOS,
                    LOCAL_TIMESTAMP_MILLIS,
                    LOCAL_TIMESTAMP_MICROS,
                    LOCAL_TIMESTAMP_NANOS -> temporal(type.asTemporal().orElseThrow());
            case ENUM, RECORD, ARRAY, MAP, OPTIONAL ->
                throw new IllegalArgumentException("an enum has symbols of its own: " + type);
        };
    }

    private Object temporal(Type.Temporal type) {
        int days = dice.between(-DAYS, DAYS);
        int millisOfDay = dice.below(MILLIS_PER_DAY);
        long millis = (long) days * MILLIS_PER_DAY + millisOfDay;
        long micros = millis * 1_000 + dice.below(1_000);
        return switch (type) {
            case DATE -> Carriers.toDate(days);
            case TIME_MILLIS -> Carriers.millisToTime(millisOfDay);
            case TIME_MICROS -> Carriers.microsToTime(millisOfDay * 1_000L + dice.below(1_000));
            case TIMESTAMP_MILLIS -> Carriers.millisToInstant(millis);
            case TIMESTAMP_MICROS -> Carriers.microsToInstant(micros);
            case TIMESTAMP_NANOS -> Carriers.nanosToInstant(micros * 1_000 + dice.below(1_000));
            case LOCAL_TIMESTAMP_MILLIS -> Carriers.millisToLocal(millis);
            case LOCAL_TIMESTAMP_MICROS -> Carriers.microsToLocal(micros);
            case LOCAL_TIMESTAMP_NANOS -> Carriers.nanosToLocal(micros * 1_000 + dice.below(1_000));
        };
    }
}
