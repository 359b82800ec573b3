package io.wirecost.codecs.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.CodecContract;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class JacksonContractTest extends CodecContract {
    @Override
    protected CodecProvider provider() {
        return new JacksonCodecs();
    }

    @Override
    protected IntStream seeds() {
        return IntStream.rangeClosed(1, 3);
    }

    @Test
    void names_on_the_wire_are_the_schemas_in_its_order() throws Exception {
        Type state = new Type.EnumRef("odd.state");
        Field[] fields = {
            new Field("message", Type.Primitive.STRING),
            new Field("class", Type.Primitive.INT),
            new Field("Message", Type.Primitive.BOOLEAN),
            new Field("URL", Type.Primitive.LONG),
            new Field("_x", state),
            new Field("void", Type.Primitive.NULL)
        };
        RecordValue record = RecordValue.of("text", 1, true, 2L, "default", null);

        assertThat(json(record, new EnumDefinition("odd.state", List.of("open", "default")), fields))
                .isEqualTo("{'message':'text','class':1,'Message':true,'URL':2,'_x':'default'}");
    }

    @Test
    void an_absent_field_is_left_out_but_an_absent_element_is_not() throws Exception {
        Type optional = new Type.OptionalType(Type.Primitive.INT);
        RecordValue record = RecordValue.of(null, Arrays.asList(1, null));

        assertThat(json(record, null, new Field("absent", optional), new Field("list", new Type.ArrayType(optional))))
                .isEqualTo("{'list':[1,null]}");
    }

    @Test
    void logical_types_are_text() throws Exception {
        Field[] fields = {
            new Field("bytes", Type.Primitive.BYTES),
            new Field("decimal", new Type.Decimal(20, 2, Optional.empty())),
            new Field("uuid", new Type.Uuid(Optional.empty())),
            new Field("date", Type.Temporal.DATE),
            new Field("time", Type.Temporal.TIME_MICROS),
            new Field("timestamp", Type.Temporal.TIMESTAMP_MILLIS),
            new Field("local", Type.Temporal.LOCAL_TIMESTAMP_MICROS),
            new Field("nan", Type.Primitive.DOUBLE),
            new Field("zero", Type.Primitive.FLOAT)
        };
        RecordValue record = RecordValue.of(
                new byte[] {-1, 0, 62},
                new BigDecimal("-1234567890123456.50"),
                new UUID(0x0123456789abcdefL, 0x8123456789abcdefL),
                LocalDate.of(-1, 2, 3),
                LocalTime.of(10, 15),
                Instant.ofEpochMilli(1),
                LocalDateTime.of(2024, 2, 29, 23, 59, 59, 1_000),
                Double.NaN,
                -0f);

        assertThat(json(record, null, fields))
                .isEqualTo("{'bytes':'/wA+','decimal':'-1234567890123456.50',"
                        + "'uuid':'01234567-89ab-cdef-8123-456789abcdef','date':'-0001-02-03','time':'10:15:00',"
                        + "'timestamp':'1970-01-01T00:00:00.001Z','local':'2024-02-29T23:59:59.000001',"
                        + "'nan':'NaN','zero':-0.0}");
    }

    /** The JSON of a record, with single quotes to be readable here. */
    private String json(RecordValue record, EnumDefinition enumeration, Field... fields) throws Exception {
        RecordDefinition root = new RecordDefinition("odd.Root", List.of(fields));
        Schema schema = new Schema("odd.Root", enumeration == null ? List.of(root) : List.of(root, enumeration));
        CodecInfo codec = provider().codecs().get(0);
        Binding<Object> binding = bind(codec, schema);
        byte[] bytes =
                provider().open(codec, binding).serialize(binding.domain().toDomain(record));
        return new String(bytes, StandardCharsets.UTF_8).replace('"', '\'');
    }
}
