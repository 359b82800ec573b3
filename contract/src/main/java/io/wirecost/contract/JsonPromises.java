package io.wirecost.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Carriers;
import io.wirecost.core.value.Loss;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * What every codec of JSON promises besides: all write the same JSON, so that figures compare libraries and not dialects. Each
 * case is an optional record of one schema, so that the code of all is made at once.
 */
public final class JsonPromises {
    private static final Type OPTIONAL_INT = new Type.OptionalType(Type.Primitive.INT);
    private static final EnumDefinition STATE = new EnumDefinition("odd.state", List.of("open", "default"));
    private static final RecordDefinition EMPTY = new RecordDefinition("odd.Empty", List.of());

    /** Keys that every library can hold, but for those that it declares to be its own. */
    private static final List<String> HELD_BY_ALL = List.of("event-id", "$ref", "@id", "a b", "__proto__");

    private final CodecProver prover;
    private final CodecInfo codec;

    /**
     * A record with one thing to look at.
     *
     * @param expected its JSON; empty where values have to come back, however they are written
     * @param isWritten whether a codec without infinite numbers has JSON for it
     */
    private record Case(
            String name, List<Field> fields, RecordValue record, Optional<Json> expected, boolean isWritten) {
        Definition definition() {
            return new RecordDefinition("odd." + name, fields);
        }

        Field field() {
            return new Field(name, new Type.OptionalType(new Type.RecordRef("odd." + name)));
        }
    }

    /** @param codec of JSON */
    public JsonPromises(CodecProver prover, CodecInfo codec) {
        this.prover = prover;
        this.codec = codec;
    }

    /** One test for each case. */
    public Stream<DynamicTest> tests() {
        List<Case> cases = new ArrayList<>(
                List.of(namesOfTheSchema(), keysInsteadOfNames(), absentFieldsAndElements(), logicalTypesAsText()));
        cases.addAll(List.of(exactNumbers(), endsOfEveryRange()));
        cases.addAll(numbersThatJsonLacks());
        List<Definition> definitions = new ArrayList<>(List.of(
                new RecordDefinition("odd.Root", cases.stream().map(Case::field).toList()), EMPTY, STATE));
        cases.forEach(one -> definitions.add(one.definition()));
        Schema schema = new Schema("odd.Root", definitions);
        return IntStream.range(0, cases.size())
                .mapToObj(i -> DynamicTest.dynamicTest(
                        "%s writes JSON as all do: %s"
                                .formatted(codec.name(), cases.get(i).name()),
                        () -> require(
                                schema,
                                cases.get(i),
                                root(cases.size(), i, cases.get(i).record()))));
    }

    private static RecordValue root(int fields, int at, RecordValue record) {
        List<Object> values = new ArrayList<>(Collections.nCopies(fields, null));
        values.set(at, record);
        return new RecordValue(values);
    }

    private void require(Schema schema, Case one, RecordValue record) throws Exception {
        Binding<Object> binding = prover.bind(codec, schema);
        Codec<Object> writer = prover.provider().open(codec, binding);
        Object value = binding.domain().toDomain(record);
        if (!one.isWritten() && codec.limits().contains(Limit.FINITE_NUMBERS)) {
            requireNotWritten(() -> CodecProver.inLoader(binding, () -> writer.serialize(value)));
            return;
        }
        String json = new String(CodecProver.inLoader(binding, () -> writer.serialize(value)), StandardCharsets.UTF_8);
        one.expected()
                .ifPresent(expected -> assertThat(read(json, "what the codec wrote"))
                        .isEqualTo(new Json.Obj(Map.of(one.name(), expected))));
        assertThat(json).as("no escapes that JSON does not need").doesNotContain("<\\/", "\\u003c");
        prover.prove(codec, binding, List.of(record));
    }

    /** A codec that declares to write no NaN and infinities either refuses them, or writes nothing or null in their place. */
    private static void requireNotWritten(Callable<byte[]> writing) {
        byte[] json;
        try {
            json = writing.call();
        } catch (Exception refused) {
            return;
        }
        assertThat(new String(json, StandardCharsets.UTF_8)).doesNotContain("NaN", "Infinity");
    }

    private static Case written(String name, List<Field> fields, RecordValue record, String expected) {
        return new Case(name, fields, record, Optional.of(read(expected.replace('\'', '"'), "expected")), true);
    }

    private static Json read(String json, String what) {
        try {
            return JsonText.read(json, what);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    private static Case namesOfTheSchema() {
        return written(
                "names",
                List.of(
                        new Field("message", Type.Primitive.STRING),
                        new Field("class", Type.Primitive.INT),
                        new Field("Message", Type.Primitive.BOOLEAN),
                        new Field("URL", Type.Primitive.LONG),
                        new Field("_x", new Type.EnumRef("odd.state")),
                        new Field("states", new Type.MapType(new Type.EnumRef("odd.state"))),
                        new Field("void", Type.Primitive.NULL)),
                RecordValue.of("</text>", 1, true, 2L, "default", Map.of("in", "open"), null),
                "{'message':'</text>','class':1,'Message':true,'URL':2,'_x':'default','states':{'in':'open'}}");
    }

    private Case keysInsteadOfNames() {
        Map<String, Json> expected = new LinkedHashMap<>();
        List<Field> fields = new ArrayList<>();
        for (String key : RandomKeys.HOSTILE) {
            Field field = new Field("f" + fields.size(), Type.Primitive.INT).withKey(key);
            Schema alone = new Schema("odd.Root", List.of(new RecordDefinition("odd.Root", List.of(field))));
            if (prover.provider().refusalReason(codec, alone).isEmpty()) {
                fields.add(field);
                expected.put(key, new Json.Num("1"));
            }
        }
        assertThat(expected)
                .containsKeys(HELD_BY_ALL.stream()
                        .filter(key -> codec.limits().stream().noneMatch(limit -> limit.isBrokenByKey(key)))
                        .toArray(String[]::new));
        RecordValue ones = new RecordValue(Collections.nCopies(fields.size(), 1));
        return new Case("keys", fields, ones, Optional.of(new Json.Obj(expected)), true);
    }

    private static Case absentFieldsAndElements() {
        Map<String, Object> map = new HashMap<>();
        map.put("absent", null);
        map.put("empty", List.of());
        return written(
                "absent",
                List.of(
                        new Field("absent", OPTIONAL_INT),
                        new Field("list", new Type.ArrayType(OPTIONAL_INT)),
                        new Field("map", new Type.MapType(new Type.OptionalType(new Type.ArrayType(OPTIONAL_INT)))),
                        new Field("nulls", new Type.MapType(Type.Primitive.NULL)),
                        new Field("empty", new Type.OptionalType(new Type.RecordRef("odd.Empty")))),
                RecordValue.of(null, Arrays.asList(1, null), map, Collections.singletonMap("", null), RecordValue.of()),
                "{'list':[1,null],'map':{'absent':null,'empty':[]},'nulls':{'':null},'empty':{}}");
    }

    private static Case logicalTypesAsText() {
        return written(
                "logical",
                List.of(
                        new Field("bytes", Type.Primitive.BYTES),
                        new Field("list", new Type.ArrayType(new Type.Fixed("odd.One", 1))),
                        new Field("decimal", new Type.Decimal(20, 2, Optional.empty())),
                        new Field("uuid", new Type.Uuid(Optional.empty())),
                        new Field("date", Type.Temporal.DATE),
                        new Field("time", Type.Temporal.TIME_MICROS),
                        new Field("timestamp", Type.Temporal.TIMESTAMP_MILLIS),
                        new Field("local", Type.Temporal.LOCAL_TIMESTAMP_MICROS)),
                RecordValue.of(
                        new byte[] {-1, 0, 62},
                        List.of(new byte[] {1}),
                        new BigDecimal("-1234567890123456.50"),
                        new UUID(0x0123456789abcdefL, 0x8123456789abcdefL),
                        LocalDate.of(-1, 2, 3),
                        LocalTime.of(10, 15),
                        Instant.ofEpochMilli(1),
                        LocalDateTime.of(2024, 2, 29, 23, 59, 59, 1_000)),
                "{'bytes':'/wA+','list':['AQ=='],'decimal':'-1234567890123456.50',"
                        + "'uuid':'01234567-89ab-cdef-8123-456789abcdef','date':'-0001-02-03','time':'10:15:00',"
                        + "'timestamp':'1970-01-01T00:00:00.001Z','local':'2024-02-29T23:59:59.000001'}");
    }

    private Case exactNumbers() {
        double number = codec.losses().contains(Loss.NEGATIVE_ZERO_UNSIGNED) ? 0.5 : -0d;
        return written(
                "exact",
                List.of(
                        new Field("double", Type.Primitive.DOUBLE),
                        new Field("float", new Type.OptionalType(Type.Primitive.FLOAT)),
                        new Field("long", Type.Primitive.LONG)),
                RecordValue.of(number, 0.1f, Long.MIN_VALUE),
                "{'double':%s,'float':0.1,'long':-9223372036854775808}".formatted(number));
    }

    private static List<Case> numbersThatJsonLacks() {
        return List.of(
                lacked("nan", Type.Primitive.DOUBLE, Double.NaN, "'NaN'"),
                lacked(
                        "infinities",
                        new Type.ArrayType(Type.Primitive.DOUBLE),
                        List.of(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY),
                        "['Infinity','-Infinity']"),
                lacked("floats", new Type.MapType(Type.Primitive.FLOAT), Map.of("", Float.NaN), "{'':'NaN'}"),
                lacked("infinity", Type.Primitive.FLOAT, Float.NEGATIVE_INFINITY, "'-Infinity'"));
    }

    private static Case lacked(String name, Type type, Object value, String expected) {
        Case written = written(name, List.of(new Field("x", type)), RecordValue.of(value), "{'x':" + expected + "}");
        return new Case(name, written.fields(), written.record(), written.expected(), false);
    }

    private static Case endsOfEveryRange() {
        return new Case(
                "ends",
                List.of(
                        new Field("dates", new Type.ArrayType(Type.Temporal.DATE)),
                        new Field("instants", new Type.ArrayType(Type.Temporal.TIMESTAMP_MILLIS)),
                        new Field("locals", new Type.ArrayType(Type.Temporal.LOCAL_TIMESTAMP_MICROS)),
                        new Field("texts", new Type.MapType(Type.Primitive.STRING)),
                        new Field("floats", new Type.ArrayType(Type.Primitive.FLOAT)),
                        new Field("doubles", new Type.ArrayType(Type.Primitive.DOUBLE)),
                        new Field("longs", new Type.ArrayType(Type.Primitive.LONG))),
                RecordValue.of(
                        List.of(Carriers.toDate(Integer.MIN_VALUE), Carriers.toDate(Integer.MAX_VALUE)),
                        List.of(Carriers.millisToInstant(Long.MIN_VALUE), Carriers.millisToInstant(Long.MAX_VALUE)),
                        List.of(Carriers.microsToLocal(Long.MIN_VALUE), Carriers.microsToLocal(Long.MAX_VALUE)),
                        Map.of("\u0000\u001f\"\\/\u2028\u2029", "\u0000\u001f\ufffe\uffff\"\\</🚀", "", ""),
                        List.of(-0f, 0f, Float.MIN_VALUE, Float.MAX_VALUE, 16777217f, 1.17549435e-38f, 7.038531e-26f),
                        List.of(
                                -0d,
                                0d,
                                Double.MIN_VALUE,
                                Double.MAX_VALUE,
                                2.2250738585072014e-308,
                                1e23,
                                9007199254740993d),
                        List.of(Long.MIN_VALUE, Long.MAX_VALUE, (1L << 53) + 1, 0L)),
                Optional.empty(),
                true);
    }
}
