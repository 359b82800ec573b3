package io.wirecost.codecs.colfer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Trap;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type.ArrayType;
import io.wirecost.core.schema.Type.MapType;
import io.wirecost.core.schema.Type.OptionalType;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.core.value.RecordValue;
import java.io.IOException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ColferContractTest extends ModuleTests {
    private static final Schema SMALL = new Schema(
            "Small",
            List.of(new RecordDefinition(
                    "Small",
                    List.of(
                            new Field("id", Primitive.LONG),
                            new Field("zero", Primitive.INT),
                            new Field("present", new OptionalType(Primitive.INT)),
                            new Field("absent", new OptionalType(Primitive.INT)),
                            new Field("texts", new ArrayType(Primitive.STRING)),
                            new Field("counts", new MapType(Primitive.INT))))));

    @Override
    protected CodecProvider provider() {
        return new ColferCodecs();
    }

    @Test
    void the_bytes_are_those_of_the_specification() throws Exception {
        assertThat(HexFormat.ofDelimiter(" ").formatHex(serialize()))
                .isEqualTo(String.join(
                        " ",
                        "80 96 01", // field 0, negative: the magnitude of -150 as a varint
                        "02 7f", // field 2: a struct whose only field is 0; field 1 is 0, and 3 is absent
                        "04 02 01 61 00", // field 4: two texts
                        "05 01 00 01 6b 01 07 7f", // field 5: a list of one struct with fields 0 and 1
                        "7f"));
    }

    @Test
    void bytes_left_over_are_an_error() throws Exception {
        byte[] bytes = serialize();
        Codec<Object> codec = provider().open(info(), bind(info(), SMALL));

        assertThatThrownBy(() -> codec.deserialize(Arrays.copyOf(bytes, bytes.length + 1)))
                .isInstanceOf(IOException.class)
                .hasMessage("the struct ends after %d of %d bytes", bytes.length, bytes.length + 1);
    }

    @Test
    void a_record_with_more_fields_than_seven_bits_can_number_is_refused() {
        List<Field> fields = IntStream.range(0, 128)
                .mapToObj(i -> new Field("f" + i, Primitive.INT))
                .toList();

        assertThat(provider().refusalReason(info(), schema(fields)))
                .hasValueSatisfying(refusal ->
                        assertThat(refusal.reason()).isEqualTo("Big has 128 fields; a Colfer struct has at most 127"));
        assertThat(provider().refusalReason(info(), schema(fields.subList(0, 127))))
                .isEmpty();
    }

    private static Schema schema(List<Field> fields) {
        return new Schema("Big", List.of(new RecordDefinition("Big", fields)));
    }

    private CodecInfo info() {
        return provider().codecs().get(0);
    }

    private byte[] serialize() throws Exception {
        RecordValue record = RecordValue.of(-150L, 0, 0, null, List.of("a", ""), Map.of("k", 7));
        return encode(info(), SMALL, record);
    }

    @Test
    void more_elements_than_the_limit_as_shipped_are_refused_by_the_generated_classes() throws Exception {
        requireRefusedAsShipped(info(), Trap.manyElements(), SecurityException.class);
    }
}
