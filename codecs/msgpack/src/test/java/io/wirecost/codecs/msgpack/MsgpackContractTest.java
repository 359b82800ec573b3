package io.wirecost.codecs.msgpack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.contract.ModuleTests;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.msgpack.core.MessageBufferPacker;
import org.msgpack.core.MessagePack;

class MsgpackContractTest extends ModuleTests {
    private final CodecInfo map = provider().codecs().get(0);
    private final CodecInfo array = provider().codecs().get(1);
    private final CodecInfo values = provider().codecs().get(2);

    @Override
    protected CodecProvider provider() {
        return new MsgpackCodecs();
    }

    @Test
    void one_positional_field_with_36_characters_costs_38_bytes_and_an_absent_one_a_byte() throws Exception {
        Schema schema = schema(new Field("f1", new Type.OptionalType(Type.Primitive.STRING)));
        int header = 1;

        assertThat(encode(array, schema, RecordValue.of(new UUID(1, 2).toString())))
                .hasSize(header + 38);
        assertThat(encode(array, schema, RecordValue.of((Object) null))).hasSize(header + 1);
    }

    @Test
    void the_bytes_are_those_of_the_specification() throws Exception {
        Schema schema = schema(
                new Field("n", Type.Primitive.LONG),
                new Field("f", Type.Primitive.FLOAT),
                new Field("gone", new Type.OptionalType(Type.Primitive.INT)),
                new Field("state", new Type.EnumRef("R.State")),
                new Field("price", new Type.Decimal(10, 2, Optional.empty())),
                new Field("raw", Type.Primitive.BYTES));
        RecordValue record = RecordValue.of(-1L, 1f, null, "closed", new BigDecimal("1.50"), new byte[] {9});

        assertThat(hex(array, schema, record))
                .isEqualTo("96" + "ff" + "ca3f800000" + "c0" + "01" + "a4312e3530" + "c40109");
        assertThat(hex(values, schema, record)).isEqualTo("ff" + "ca3f800000" + "c0" + "01" + "a4312e3530" + "c40109");
        assertThat(hex(map, schema, record))
                .isEqualTo("85" + "a16eff" + "a166ca3f800000" + "a57374617465" + "a6636c6f736564" + "a57072696365"
                        + "a4312e3530" + "a3726177" + "c40109");
    }

    @Test
    void named_fields_may_come_in_any_order_but_must_be_known() throws Exception {
        Schema schema = schema(new Field("a", Type.Primitive.INT), new Field("b", Type.Primitive.INT));
        Binding<Object> binding = bind(map, schema);
        Codec<Object> codec = provider().open(map, binding);

        assertThat(codec.deserialize(message("b", "a")))
                .isEqualTo(binding.domain().toDomain(RecordValue.of(1, 0)));
        assertThatThrownBy(() -> codec.deserialize(message("a", "c"))).hasMessage("R has no field c");
    }

    @Test
    void an_array_of_another_length_is_not_taken_for_the_record() throws Exception {
        Binding<Object> binding = bind(array, schema(new Field("a", Type.Primitive.INT)));
        Codec<Object> codec = provider().open(array, binding);

        assertThatThrownBy(() -> codec.deserialize(new byte[] {(byte) 0x92, 1, 2}))
                .hasMessage("R has 1 fields, not 2");
    }

    private static byte[] message(String... names) throws Exception {
        try (MessageBufferPacker packer = MessagePack.newDefaultBufferPacker()) {
            packer.packMapHeader(names.length);
            for (int i = 0; i < names.length; i++) {
                packer.packString(names[i]).packInt(i);
            }
            return packer.toByteArray();
        }
    }

    private String hex(CodecInfo codec, Schema schema, RecordValue record) throws Exception {
        return HexFormat.of().formatHex(encode(codec, schema, record));
    }

    private static Schema schema(Field... fields) {
        return new Schema(
                "R",
                List.of(
                        new RecordDefinition("R", List.of(fields)),
                        new EnumDefinition("R.State", List.of("open", "closed"))));
    }

    @Test
    void a_root_within_itself_is_refused_where_its_fields_are_not_counted() {
        Schema nested = new Schema(
                "R",
                List.of(new RecordDefinition(
                        "R", List.of(new Field("next", new Type.OptionalType(new Type.RecordRef("R")))))));

        assertThat(provider().refusalReason(provider().codecs().get(1), nested)).isEmpty();
        assertThat(provider().refusalReason(values, nested))
                .contains(new Refusal("record R: a record without the number of its fields cannot contain itself"));
    }
}
