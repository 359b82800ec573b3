package io.wirecost.codecs.jackson;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Decimal 1.50, a UUID of ones, day 1 and microsecond 1, whose carriers are easily seen in bytes. */
final class Logical {
    static final Schema SCHEMA = new Schema(
            "odd.Root",
            List.of(new RecordDefinition(
                    "odd.Root",
                    List.of(
                            new Field("d", new Type.Decimal(9, 2, Optional.empty())),
                            new Field("u", new Type.Uuid(Optional.empty())),
                            new Field("day", Type.Temporal.DATE),
                            new Field("at", Type.Temporal.TIMESTAMP_MICROS)))));

    static final RecordValue RECORD = RecordValue.of(
            new BigDecimal("1.50"),
            new UUID(0x1111111111111111L, 0x1111111111111111L),
            LocalDate.ofEpochDay(1),
            Instant.EPOCH.plusNanos(1_000));

    private Logical() {}
}
