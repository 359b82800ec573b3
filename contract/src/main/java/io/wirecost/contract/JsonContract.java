package io.wirecost.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.compiler.json.Json;
import io.wirecost.compiler.json.JsonText;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Carriers;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/**
 * What every codec of JSON promises besides: all write the same JSON, so that figures compare libraries and not
 * dialects. The provider's first codec is the one that speaks JSON.
 */
public abstract class JsonContract extends CodecContract {
    private static final Type OPTIONAL_INT = new Type.OptionalType(Type.Primitive.INT);

    @Test
    void names_on_the_wire_are_the_schemas() throws Exception {
        Field[] fields = {
            new Field("message", Type.Primitive.STRING),
            new Field("class", Type.Primitive.INT),
            new Field("Message", Type.Primitive.BOOLEAN),
            new Field("URL", Type.Primitive.LONG),
            new Field("_x", new Type.EnumRef("odd.state")),
            new Field("states", new Type.MapType(new Type.EnumRef("odd.state"))),
            new Field("void", Type.Primitive.NULL)
        };
        Schema schema = new Schema(
                "odd.Root",
                List.of(
                        new RecordDefinition("odd.Root", List.of(fields)),
                        new EnumDefinition("odd.state", List.of("open", "default"))));
        RecordValue record = RecordValue.of("</text>", 1, true, 2L, "default", Map.of("in", "open"), null);

        String json = json(schema, record);

        assertSameJson(
                json, "{'message':'</text>','class':1,'Message':true,'URL':2,'_x':'default','states':{'in':'open'}}");
        assertThat(json).as("no escapes that JSON does not need").contains("</text>");
    }

    @Test
    void keys_stand_on_the_wire_instead_of_names() throws Exception {
        Map<String, Json> expected = new LinkedHashMap<>();
        List<Field> fields = new ArrayList<>();
        for (String key : RandomKeys.HOSTILE) {
            Field field = new Field("f" + fields.size(), Type.Primitive.INT).withKey(key);
            if (provider().refuses(codec(), schema(field)).isEmpty()) {
                fields.add(field);
                expected.put(key, new Json.Num("1"));
            }
        }
        Schema schema = schema(fields.toArray(Field[]::new));
        RecordValue record = new RecordValue(Collections.nCopies(fields.size(), 1));

        assertThat(JsonText.read(json(schema, record), "what the codec wrote")).isEqualTo(new Json.Obj(expected));
        proveOne(codec(), schema, record);
        assertThat(expected).containsKeys("event-id", "$ref", "@id", "a b", "__proto__");
    }

    @Test
    void an_absent_field_is_left_out_but_an_absent_element_is_not() throws Exception {
        Schema schema = schema(
                new Field("absent", OPTIONAL_INT),
                new Field("list", new Type.ArrayType(OPTIONAL_INT)),
                new Field("map", new Type.MapType(new Type.OptionalType(new Type.ArrayType(OPTIONAL_INT)))),
                new Field("nulls", new Type.MapType(Type.Primitive.NULL)),
                new Field("empty", new Type.OptionalType(new Type.RecordRef("odd.Empty"))));
        Map<String, Object> map = new java.util.HashMap<>();
        map.put("absent", null);
        map.put("empty", List.of());
        RecordValue record = RecordValue.of(
                null, Arrays.asList(1, null), map, java.util.Collections.singletonMap("", null), RecordValue.of());

        assertSameJson(
                json(schema, record),
                "{'list':[1,null],'map':{'absent':null,'empty':[]},'nulls':{'':null},'empty':{}}");
    }

    @Test
    void logical_types_are_text() throws Exception {
        Schema schema = schema(
                new Field("bytes", Type.Primitive.BYTES),
                new Field("list", new Type.ArrayType(new Type.Fixed("odd.One", 1))),
                new Field("decimal", new Type.Decimal(20, 2, Optional.empty())),
                new Field("uuid", new Type.Uuid(Optional.empty())),
                new Field("date", Type.Temporal.DATE),
                new Field("time", Type.Temporal.TIME_MICROS),
                new Field("timestamp", Type.Temporal.TIMESTAMP_MILLIS),
                new Field("local", Type.Temporal.LOCAL_TIMESTAMP_MICROS));
        RecordValue record = RecordValue.of(
                new byte[] {-1, 0, 62},
                List.of(new byte[] {1}),
                new BigDecimal("-1234567890123456.50"),
                new UUID(0x0123456789abcdefL, 0x8123456789abcdefL),
                LocalDate.of(-1, 2, 3),
                LocalTime.of(10, 15),
                Instant.ofEpochMilli(1),
                LocalDateTime.of(2024, 2, 29, 23, 59, 59, 1_000));

        assertSameJson(
                json(schema, record),
                "{'bytes':'/wA+','list':['AQ=='],'decimal':'-1234567890123456.50',"
                        + "'uuid':'01234567-89ab-cdef-8123-456789abcdef','date':'-0001-02-03','time':'10:15:00',"
                        + "'timestamp':'1970-01-01T00:00:00.001Z','local':'2024-02-29T23:59:59.000001'}");
    }

    @Test
    void numbers_are_exact() throws Exception {
        Schema schema = schema(
                new Field("zero", Type.Primitive.DOUBLE),
                new Field("float", new Type.OptionalType(Type.Primitive.FLOAT)),
                new Field("long", Type.Primitive.LONG));

        assertSameJson(
                json(schema, RecordValue.of(-0d, 0.1f, Long.MIN_VALUE)),
                "{'zero':-0.0,'float':0.1,'long':-9223372036854775808}");
    }

    @Test
    void what_json_has_no_number_for_is_text_or_is_not_written_at_all() throws Exception {
        Field[] fields = {
            new Field("nan", Type.Primitive.DOUBLE),
            new Field("infinities", new Type.ArrayType(Type.Primitive.DOUBLE)),
            new Field("floats", new Type.MapType(Type.Primitive.FLOAT)),
            new Field("infinity", Type.Primitive.FLOAT)
        };
        Object[] values = {
            Double.NaN,
            List.of(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY),
            Map.of("", Float.NaN),
            Float.NEGATIVE_INFINITY
        };
        if (codec().limits().contains(Limit.FINITE_NUMBERS)) {
            for (int i = 0; i < fields.length; i++) {
                assertNotWritten(schema(fields[i]), RecordValue.of(values[i]));
            }
        } else {
            assertSameJson(
                    json(schema(fields), RecordValue.of(values)),
                    "{'nan':'NaN','infinities':['Infinity','-Infinity'],'floats':{'':'NaN'},'infinity':'-Infinity'}");
        }
    }

    @Test
    void the_ends_of_every_range_come_back() throws Exception {
        Schema schema = schema(
                new Field("dates", new Type.ArrayType(Type.Temporal.DATE)),
                new Field("instants", new Type.ArrayType(Type.Temporal.TIMESTAMP_MILLIS)),
                new Field("locals", new Type.ArrayType(Type.Temporal.LOCAL_TIMESTAMP_MICROS)),
                new Field("texts", new Type.MapType(Type.Primitive.STRING)),
                new Field("floats", new Type.ArrayType(Type.Primitive.FLOAT)),
                new Field("doubles", new Type.ArrayType(Type.Primitive.DOUBLE)),
                new Field("longs", new Type.ArrayType(Type.Primitive.LONG)));
        RecordValue record = RecordValue.of(
                List.of(Carriers.toDate(Integer.MIN_VALUE), Carriers.toDate(Integer.MAX_VALUE)),
                List.of(Carriers.millisToInstant(Long.MIN_VALUE), Carriers.millisToInstant(Long.MAX_VALUE)),
                List.of(Carriers.microsToLocal(Long.MIN_VALUE), Carriers.microsToLocal(Long.MAX_VALUE)),
                Map.of("\u0000\u001f\"\\/\u2028\u2029", "\u0000\u001f\ufffe\uffff\"\\</🚀", "", ""),
                List.of(-0f, 0f, Float.MIN_VALUE, Float.MAX_VALUE, 16777217f, 1.17549435e-38f),
                List.of(-0d, 0d, Double.MIN_VALUE, Double.MAX_VALUE, 2.2250738585072014e-308, 1e23, 9007199254740993d),
                List.of(Long.MIN_VALUE, Long.MAX_VALUE, (1L << 53) + 1, 0L));

        proveOne(codec(), schema, record);
    }

    private CodecInfo codec() {
        return provider().codecs().get(0);
    }

    private static Schema schema(Field... fields) {
        return new Schema(
                "odd.Root",
                List.of(
                        new RecordDefinition("odd.Root", List.of(fields)),
                        new RecordDefinition("odd.Empty", List.of())));
    }

    private String json(Schema schema, RecordValue record) throws Exception {
        return new String(encode(codec(), schema, record), StandardCharsets.UTF_8);
    }

    private void assertNotWritten(Schema schema, RecordValue record) throws Exception {
        Binding<Object> binding = bind(codec(), schema);
        Codec<Object> codec = provider().open(codec(), binding);
        Object value = binding.domain().toDomain(record);
        assertThatThrownBy(() -> codec.serialize(value)).isInstanceOf(Exception.class);
    }

    /** @param expected JSON with single quotes, to be readable in Java */
    private static void assertSameJson(String json, String expected) throws Exception {
        assertThat(JsonText.read(json, "what the codec wrote"))
                .isEqualTo(JsonText.read(expected.replace('\'', '"'), "expected"));
    }
}
