package io.wirecost.contract;

import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A small message with names and values that a text format has to escape, to look at its text. */
public final class Odds {
    /** Keywords as names, an absent field, a key with a space. */
    public static final Schema SCHEMA = new Schema(
            "acme.Root",
            List.of(
                    new RecordDefinition(
                            "acme.Root",
                            List.of(
                                    new Field("class", Type.Primitive.STRING),
                                    new Field("a_b", new Type.ArrayType(new Type.OptionalType(Type.Primitive.FLOAT))),
                                    new Field("absent", new Type.OptionalType(Type.Primitive.INT)),
                                    new Field("state", new Type.EnumRef("acme.State")),
                                    new Field("price", new Type.Decimal(20, 10, Optional.empty())),
                                    new Field("bytes", Type.Primitive.BYTES),
                                    new Field("time", Type.Temporal.TIME_MILLIS),
                                    new Field("map", new Type.MapType(Type.Primitive.LONG)))),
                    new EnumDefinition("acme.State", List.of("open", "default"))));

    /** One record of it. */
    public static final RecordValue RECORD = RecordValue.of(
            "a\r\n<&>",
            Arrays.asList(0.5f, null),
            null,
            "default",
            new BigDecimal("1.0000000000"),
            new byte[] {1, 2, 3},
            LocalTime.NOON,
            Map.of("a b", 1L));

    private Odds() {}
}
