package io.wirecost.codecs.asn1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.contract.ModuleTests;
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
import org.junit.jupiter.api.Test;

class Asn1ContractTest extends ModuleTests {
    private static final Schema SMALL = new Schema(
            "Small",
            List.of(new RecordDefinition(
                    "Small",
                    List.of(
                            new Field("id", Primitive.LONG),
                            new Field("amount", Primitive.DOUBLE),
                            new Field("zero", new OptionalType(Primitive.INT)),
                            new Field("absent", new OptionalType(new ArrayType(Primitive.STRING))),
                            new Field("empty", new OptionalType(new ArrayType(Primitive.STRING))),
                            new Field("counts", new MapType(Primitive.INT))))));

    @Override
    protected CodecProvider provider() {
        return new Asn1Codecs();
    }

    @Test
    void the_bytes_are_those_of_x_690() throws Exception {
        assertThat(HexFormat.ofDelimiter(" ").formatHex(serialize()))
                .isEqualTo(String.join(
                        " ",
                        "30 1d",
                        "80 02 00 96", // [0] INTEGER 150, whose sign needs a byte
                        "81 08 bf f8 00 00 00 00 00 00", // [1] OCTET STRING: -1.5
                        "82 01 00", // [2] 0 is present
                        "a4 00", // [4] empty; [3] is absent
                        "a5 08 30 06 80 01 6b 81 01 ff")); // [5] a list of one pair
    }

    @Test
    void bytes_left_over_are_an_error() throws Exception {
        byte[] bytes = serialize();
        Codec<Object> codec = provider().open(info(), bind(info(), SMALL));

        assertThatThrownBy(() -> codec.deserialize(Arrays.copyOf(bytes, bytes.length + 1)))
                .isInstanceOf(IOException.class)
                .hasMessage("the value ends after %d of %d bytes", bytes.length, bytes.length + 1);
    }

    private CodecInfo info() {
        return provider().codecs().get(0);
    }

    private byte[] serialize() throws Exception {
        RecordValue record = RecordValue.of(150L, -1.5, 0, null, List.of(), Map.of("k", -1));
        return encode(info(), SMALL, record);
    }
}
