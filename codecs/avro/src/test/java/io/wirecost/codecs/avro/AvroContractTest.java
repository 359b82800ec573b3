package io.wirecost.codecs.avro;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.SchemaReaders;
import io.wirecost.contract.ModuleTests;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Comparer;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.builtin.Workloads;
import java.io.ByteArrayOutputStream;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.EncoderFactory;
import org.junit.jupiter.api.Test;

class AvroContractTest extends ModuleTests {
    private static final Type STATE = new Type.EnumRef("odd.class");

    @Override
    protected CodecProvider provider() {
        return new AvroCodecs();
    }

    @Test
    void the_bytes_are_those_of_the_specification() throws Exception {
        Field[] fields = {
            new Field("long", Type.Primitive.LONG),
            new Field("text", Type.Primitive.STRING),
            new Field("absent", new Type.OptionalType(STATE)),
            new Field("present", new Type.OptionalType(STATE)),
            new Field("price", new Type.Decimal(10, 2, Optional.empty())),
            new Field("narrow", new Type.Decimal(4, 1, Optional.of(new Type.Fixed("odd.Four", 4)))),
            new Field("days", new Type.ArrayType(Type.Temporal.DATE)),
            new Field("map", new Type.MapType(new Type.OptionalType(Type.Primitive.BYTES)))
        };
        RecordValue record = RecordValue.of(
                -64L,
                "é",
                null,
                "closed",
                new BigDecimal("-1.00"),
                new BigDecimal("-12.5"),
                List.of(java.time.LocalDate.EPOCH),
                Map.of("k", new byte[] {9}));

        assertThat(hex(record, fields))
                .isEqualTo(
                        "7f" // zigzag
                                + "04c3a9" // length 2
                                + "00" // the union's null
                                + "0202" // the union's second branch, symbol 1
                                + "029c" // length 1, unscaled -100
                                + "ffffff83" // unscaled -125
                                + "020000" // a block of one day, then the end
                                + "02026b02020900"); // a block of one pair: key, second branch, length 1; then the end
    }

    @Test
    void the_codec_that_resolves_writes_the_same_bytes_and_reads_them_with_another_schema() throws Exception {
        Schema schema = new Schema(
                "odd.Root", List.of(new RecordDefinition("odd.Root", List.of(new Field("id", Type.Primitive.LONG)))));
        RecordValue record = RecordValue.of(7L);
        CodecInfo plain = codec("avro-generic");
        CodecInfo resolving = codec("avro-generic-resolving");

        assertThat(encode(resolving, schema, record)).isEqualTo(encode(plain, schema, record));
        assertThat(fieldsRead(plain, schema, record)).isOne();
        assertThat(fieldsRead(resolving, schema, record)).isEqualTo(2);
    }

    private CodecInfo codec(String name) {
        return provider().codecs().stream()
                .filter(codec -> codec.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @SuppressWarnings("unchecked") // a codec of generic records
    private int fieldsRead(CodecInfo codec, Schema schema, RecordValue record) throws Exception {
        RecordCodec<Object> opened = (RecordCodec<Object>) (Codec<?>) provider().open(codec, bind(codec, schema));
        return opened.read(encode(codec, schema, record))
                .getSchema()
                .getFields()
                .size();
    }

    @Test
    void a_uuid_is_text_unless_the_schema_carries_it_in_a_fixed() throws Exception {
        UUID uuid = new UUID(0x0123456789abcdefL, 0x8123456789abcdefL);
        Field text = new Field("text", new Type.Uuid(Optional.empty()));
        Field fixed = new Field("fixed", new Type.Uuid(Optional.of(new Type.Fixed("odd.Id", 16))));

        assertThat(hex(RecordValue.of(uuid, uuid), text, fixed))
                .isEqualTo("48"
                        + HexFormat.of().formatHex(uuid.toString().getBytes(java.nio.charset.StandardCharsets.UTF_8))
                        + "0123456789abcdef8123456789abcdef");
    }

    @Test
    void the_bytes_of_unions_are_those_that_avro_makes_of_the_users_own_schema() throws Exception {
        String text = """
                {"type": "record", "name": "acme.Event", "fields": [
                  {"name": "payload", "type": [
                    {"type": "record", "name": "acme.a.Card", "fields": [{"name": "number", "type": "string"}]},
                    {"type": "record", "name": "acme.b.Card", "fields": [{"name": "number", "type": "string"}]},
                    {"type": "enum", "name": "acme.Card", "symbols": ["NONE", "LOST"]}, "string"]},
                  {"name": "numbers", "type": {"type": "array", "items": ["null", "int", "long", "bytes"]}},
                  {"name": "only", "type": ["null", "acme.b.Card"]}]}
                """;
        org.apache.avro.Schema own = new org.apache.avro.Schema.Parser().parse(text);
        List<org.apache.avro.Schema> payloads = own.getField("payload").schema().getTypes();
        GenericRecord card = new GenericData.Record(payloads.get(1));
        card.put("number", "4111");
        Schema schema =
                SchemaReaders.forFile("event.avsc").read(text, "event.avsc").schema();
        RecordValue ours = RecordValue.of("4111");
        Map<Object, RecordValue> payloadsOfBoth = Map.of(
                card,
                RecordValue.of(null, ours, null, null),
                new GenericData.EnumSymbol(payloads.get(2), "LOST"),
                RecordValue.of(null, null, "LOST", null),
                "LOST",
                RecordValue.of(null, null, null, "LOST"));
        for (Map.Entry<Object, RecordValue> payload : payloadsOfBoth.entrySet()) {
            GenericRecord event = new GenericData.Record(own);
            event.put("payload", payload.getKey());
            event.put("numbers", Arrays.asList(5, 5L, null, ByteBuffer.wrap(new byte[] {1})));
            event.put("only", card);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(out, null);
            new GenericDatumWriter<>(own).write(event, encoder);
            encoder.flush();
            RecordValue neutral = RecordValue.of(
                    payload.getValue(),
                    Arrays.asList(
                            RecordValue.of(5, null, null),
                            RecordValue.of(null, 5L, null),
                            null,
                            RecordValue.of(null, null, new byte[] {1})),
                    ours);

            for (CodecInfo info : provider().codecs()) {
                if (provider().refusalReason(info, schema).isEmpty()) {
                    assertThat(encode(info, schema, neutral)).as(info.name()).isEqualTo(out.toByteArray());
                }
            }
        }
    }

    @Test
    void all_kinds_of_objects_write_the_same_bytes() throws Exception {
        Schema schema = Workloads.all().get(0).schema();
        RecordValue record =
                Workloads.all().get(0).dataset(1).records().iterator().next();
        List<byte[]> written = new ArrayList<>();
        for (CodecInfo info : provider().codecs()) {
            written.add(encode(info, schema, record));
        }

        assertThat(written).hasSize(6).allSatisfy(bytes -> assertThat(bytes).isEqualTo(written.get(0)));
    }

    @Test
    void lists_come_back_as_the_jdks() throws Exception {
        Schema schema = new Schema(
                "odd.Root",
                List.of(new RecordDefinition(
                        "odd.Root", List.of(new Field("days", new Type.ArrayType(Type.Temporal.DATE))))));
        for (CodecInfo info : provider().codecs()) {
            Binding<Object> binding = bind(info, schema);
            Codec<Object> codec = provider().open(info, binding);
            Object value = binding.domain().toDomain(RecordValue.of(List.of(java.time.LocalDate.EPOCH)));

            Object back = codec.deserialize(codec.serialize(value));

            assertThat(binding.domainClass().getMethod("getDays").invoke(back))
                    .as(info.name())
                    .isInstanceOf(ArrayList.class);
        }
    }

    /** Byte strings, fixed ones too, lists of records and maps are what a record might share with a domain object. */
    @Test
    void an_object_stays_as_it_is_while_later_messages_are_read() throws Exception {
        Type item = new Type.RecordRef("odd.Item");
        List<Field> shared = List.of(
                new Field("items", new Type.ArrayType(item)),
                new Field("counts", new Type.MapType(Type.Primitive.INT)),
                new Field("price", new Type.Decimal(10, 2, Optional.empty())),
                new Field("bytes", Type.Primitive.BYTES),
                new Field("fixed", new Type.Fixed("odd.Two", 2)));
        List<Object> first = List.of(
                List.of(RecordValue.of("a", 1), RecordValue.of("b", 2)),
                Map.of("k", 1),
                new BigDecimal("1.00"),
                new byte[] {1, 2},
                new byte[] {3, 4});
        List<Object> second = List.of(
                List.of(RecordValue.of("c", 3), RecordValue.of("d", 4)),
                Map.of("l", 2),
                new BigDecimal("2.00"),
                new byte[] {5, 6},
                new byte[] {7, 8});
        for (CodecInfo info : provider().codecs()) {
            staysAsItIs(info, shared.subList(0, 3), first.subList(0, 3), second.subList(0, 3));
            staysAsItIs(info, shared, first, second);
        }
    }

    private void staysAsItIs(CodecInfo info, List<Field> fields, List<Object> first, List<Object> second)
            throws Exception {
        List<Field> item = List.of(new Field("text", Type.Primitive.STRING), new Field("number", Type.Primitive.INT));
        Schema schema = new Schema(
                "odd.Root", List.of(new RecordDefinition("odd.Root", fields), new RecordDefinition("odd.Item", item)));
        Binding<Object> binding = bind(info, schema);
        Codec<Object> codec = provider().open(info, binding);
        RecordValue given = RecordValue.of(first.toArray());
        byte[] bytes = codec.serialize(binding.domain().toDomain(given));
        byte[] others = codec.serialize(binding.domain().toDomain(RecordValue.of(second.toArray())));

        Object back = codec.deserialize(bytes);
        Object later = codec.deserialize(others);

        assertThat(later).as(info.name()).isNotEqualTo(back);
        assertThat(new Comparer(schema, Set.of())
                        .compare(given, binding.domain().fromDomain(back)))
                .as(info.name())
                .isEmpty();
    }

    private String hex(RecordValue record, Field... fields) throws Exception {
        EnumDefinition state = new EnumDefinition("odd.class", List.of("open", "closed"));
        Schema schema = new Schema("odd.Root", List.of(new RecordDefinition("odd.Root", List.of(fields)), state));
        return HexFormat.of().formatHex(encode(provider().codecs().get(0), schema, record));
    }
}
