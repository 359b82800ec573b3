package io.wirecost.core.dataset;

import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.ArrayType;
import io.wirecost.core.schema.Type.Decimal;
import io.wirecost.core.schema.Type.Fixed;
import io.wirecost.core.schema.Type.MapType;
import io.wirecost.core.schema.Type.OptionalType;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.core.schema.Type.RecordRef;
import io.wirecost.core.schema.Type.Temporal;
import io.wirecost.core.schema.Type.Uuid;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;

/** A dataset with every kind of type; {@code every-type.json} beside its tests has the same values as JSON. */
final class EveryType {
    private static final Fixed HASH = new Fixed("acme.Hash", 3);
    private static final Fixed SIXTEEN = new Fixed("acme.Sixteen", 16);
    private static final UUID ID = UUID.fromString("00112233-4455-6677-8899-aabbccddeeff");

    private final List<Field> fields = new ArrayList<>();
    private final List<Object> values = new ArrayList<>();

    private EveryType() {}

    static Dataset dataset() {
        EveryType all = new EveryType();
        all.addPrimitives();
        all.addCalendar();
        all.addLogical();
        all.addNested();
        all.addKeyed();
        Schema schema = new Schema(
                "acme.All",
                List.of(
                        new RecordDefinition("acme.All", all.fields),
                        new RecordDefinition(
                                "acme.Node",
                                List.of(
                                        new Field("weight", new OptionalType(Primitive.INT)),
                                        new Field("children", new ArrayType(new RecordRef("acme.Node"))))),
                        new EnumDefinition("acme.State", List.of("OPEN", "SHIPPED"))));
        Filter filter = new Filter(List.of(
                new Filter.Condition(FieldPath.of("state"), Set.of("SHIPPED", "OPEN")),
                new Filter.Condition(FieldPath.of("tree.weight"), Set.of(7))));
        RecordValue record = new RecordValue(all.values);
        List<Group> groups = List.of(new Group("one", List.of(record)), new Group("two", List.of(record)));
        return new Dataset("every type 🚀", schema, groups, OptionalLong.of(Long.MIN_VALUE), filter);
    }

    private void addPrimitives() {
        add("nothing", Primitive.NULL, null);
        add("flag", Primitive.BOOLEAN, true);
        add("int", Primitive.INT, Integer.MIN_VALUE);
        add("long", Primitive.LONG, Long.MAX_VALUE);
        add("float", Primitive.FLOAT, -0f);
        add("double", Primitive.DOUBLE, Double.NaN);
        add("third", Primitive.DOUBLE, 1.0 / 3);
        add("bytes", Primitive.BYTES, new byte[] {0, -1});
        add("string", Primitive.STRING, "\u0000 ä 🚀 \uFFFD");
    }

    private void addCalendar() {
        add("date", Temporal.DATE, LocalDate.of(1969, 12, 31));
        add("timeMillis", Temporal.TIME_MILLIS, LocalTime.of(1, 2, 3, 4_000_000));
        add("timeMicros", Temporal.TIME_MICROS, LocalTime.of(1, 2, 3, 4_000));
        add("millis", Temporal.TIMESTAMP_MILLIS, Instant.parse("1969-12-31T23:59:59.999Z"));
        add("micros", Temporal.TIMESTAMP_MICROS, Instant.parse("2024-02-29T12:30:00.000001Z"));
        add("nanos", Temporal.TIMESTAMP_NANOS, Instant.parse("1969-12-31T23:59:59.999999999Z"));
        add("localMillis", Temporal.LOCAL_TIMESTAMP_MILLIS, LocalDateTime.of(1970, 1, 1, 0, 0, 1));
        add("localMicros", Temporal.LOCAL_TIMESTAMP_MICROS, LocalDateTime.of(1970, 1, 1, 0, 0, 1));
        add("localNanos", Temporal.LOCAL_TIMESTAMP_NANOS, LocalDateTime.of(1970, 1, 1, 0, 0, 1, 1));
    }

    private void addLogical() {
        add("fixed", HASH, new byte[] {1, 2, 3});
        add("decimal", new Decimal(30, 2, Optional.empty()), new BigDecimal("-123456789012345678901234567.89"));
        add("small", new Decimal(4, 3, Optional.of(SIXTEEN)), new BigDecimal("0.005"));
        add("uuid", new Uuid(Optional.empty()), ID);
        add("fixedUuid", new Uuid(Optional.of(SIXTEEN)), ID);
        add("state", new Type.EnumRef("acme.State"), "SHIPPED");
    }

    private void addNested() {
        add("absent", new OptionalType(Primitive.STRING), null);
        add("present", new OptionalType(Primitive.STRING), "");
        add("list", new ArrayType(new OptionalType(Primitive.INT)), Arrays.asList(1, null, -3));
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("b", List.of(true, false));
        map.put("", List.of());
        add("map", new MapType(new ArrayType(Primitive.BOOLEAN)), map);
        RecordValue leaf = RecordValue.of(null, List.of());
        add("tree", new RecordRef("acme.Node"), RecordValue.of(7, List.of(leaf, leaf)));
    }

    private void addKeyed() {
        fields.add(new Field("proto", Primitive.INT).withKey("__proto__"));
        values.add(1);
        fields.add(new Field("date2", Primitive.INT).withKey("日付 \"\\ 🚀"));
        values.add(2);
    }

    private void add(String name, Type type, Object value) {
        fields.add(new Field(name, type));
        values.add(value);
    }
}
