package io.wirecost.codecs.ubjson;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.ModuleTests;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.ArrayType;
import io.wirecost.core.schema.Type.MapType;
import io.wirecost.core.schema.Type.OptionalType;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.core.value.RecordValue;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class UbjsonContractTest extends ModuleTests {
    private final CodecInfo codec = provider().codecs().get(0);

    @Override
    protected CodecProvider provider() {
        return new UbjsonCodecs();
    }

    @Test
    void the_bytes_are_those_of_the_specification() throws Exception {
        Schema schema = schema(
                new Field("n", Primitive.INT),
                new Field("gone", new OptionalType(Primitive.INT)),
                new Field("holes", new ArrayType(new OptionalType(Primitive.LONG))),
                new Field("raw", Primitive.BYTES),
                new Field("t", Primitive.STRING),
                new Field("u", new ArrayType(Primitive.STRING)),
                new Field("v", new ArrayType(Primitive.FLOAT)));
        RecordValue record = RecordValue.of(
                -200, null, Arrays.asList(7L, null), new byte[] {-1, 9}, "é", List.of("a", ""), List.of(1f));

        String length = hex("U") + "01"; // one byte, as an unsigned one
        assertThat(HexFormat.of().formatHex(encode(codec, schema, record)))
                .isEqualTo(hex("{")
                        + (hex("U") + "05" + hex("holes") + hex("[#U") + "02" + hex("U") + "07" + hex("Z"))
                        + (length + hex("n") + hex("I") + "ff38")
                        + (hex("U") + "03" + hex("raw") + hex("[$i#U") + "02" + "ff09")
                        + (length + hex("t") + hex("SU") + "02" + "c3a9")
                        + (length + hex("u") + hex("[$S#U") + "02" + length + hex("a") + hex("U") + "00")
                        + (length + hex("v") + hex("[$d#U") + "01" + "3f800000")
                        + hex("}"));
    }

    @Test
    void numbers_that_are_none_and_the_sign_of_zero_come_back_alone_and_in_arrays() throws Exception {
        Schema schema = schema(
                new Field("f", Primitive.FLOAT),
                new Field("d", Primitive.DOUBLE),
                new Field("floats", new ArrayType(Primitive.FLOAT)),
                new Field("doubles", new ArrayType(Primitive.DOUBLE)),
                new Field("some", new ArrayType(new OptionalType(Primitive.DOUBLE))));

        proveOne(
                codec,
                schema,
                RecordValue.of(
                        Float.NaN,
                        -0d,
                        List.of(-0f, Float.NEGATIVE_INFINITY),
                        List.of(Double.NaN, -0d),
                        Arrays.asList(-0d, null, Double.NaN)));
    }

    @Test
    void a_text_longer_than_two_bytes_can_count_and_any_key_come_back() throws Exception {
        Schema schema = schema(new Field("map", new MapType(Primitive.STRING)));

        proveOne(codec, schema, RecordValue.of(Map.of("", "\u0000", "}", "ß".repeat(40_000), "k".repeat(70_000), "")));
    }

    @Test
    void records_may_be_nested_far_deeper_than_messages_are() throws Exception {
        Schema schema = schema(new Field("next", new OptionalType(new Type.RecordRef("R"))));
        RecordValue record = RecordValue.of((Object) null);
        for (int depth = 1; depth < 1_000; depth++) {
            record = RecordValue.of(record);
        }

        proveOne(codec, schema, record);
    }

    private static String hex(String text) {
        return HexFormat.of().formatHex(text.getBytes(StandardCharsets.US_ASCII));
    }

    private static Schema schema(Field... fields) {
        return new Schema("R", List.of(new RecordDefinition("R", List.of(fields))));
    }
}
