package io.wirecost.codecs.mongodbbson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.contract.ModuleTests;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MongodbBsonContractTest extends ModuleTests {
    private final CodecInfo codec = provider().codecs().get(0);

    @Override
    protected CodecProvider provider() {
        return new MongodbBsonCodecs();
    }

    @Test
    void the_bytes_are_those_of_the_specification() throws Exception {
        Schema schema = schema(
                new Field("n", Type.Primitive.INT),
                new Field("gone", new Type.OptionalType(Type.Primitive.INT)),
                new Field("list", new Type.ArrayType(new Type.OptionalType(Type.Primitive.BOOLEAN))),
                new Field("raw", Type.Primitive.BYTES));
        RecordValue record = RecordValue.of(-1, null, java.util.Arrays.asList(true, null), new byte[] {9});

        assertThat(HexFormat.of().formatHex(encode(codec, schema, record)))
                .isEqualTo(
                        "29000000" // 41 bytes
                                + "106e00ffffffff" // int32 n
                                + "046c69737400" + "0c000000" + "08300001" + "0a3100"
                                + "00" // array list: 0 true, 1 null
                                + "057261770001000000" + "00" + "09" // binary raw of one byte, subtype 0
                                + "00");
    }

    @Test
    void a_zero_may_stand_in_text_and_a_dot_or_dollar_in_a_key() throws Exception {
        Schema schema = schema(new Field("map", new Type.MapType(Type.Primitive.STRING)));

        proveOne(codec, schema, RecordValue.of(Map.of("a.b", "\u0000", "$set", "", "", "x")));
    }

    @Test
    void a_decimal_may_have_more_digits_than_the_format_s_own() throws Exception {
        Schema schema = schema(new Field("price", new Type.Decimal(40, 2, Optional.empty())));

        proveOne(codec, schema, RecordValue.of(new BigDecimal("9".repeat(38) + ".10")));
    }

    /** docs/evolution.md names it: other libraries of BSON pass over such a field. */
    @Test
    void a_field_that_the_schema_lacks_is_refused() throws Exception {
        byte[] bytes = encode(
                codec,
                schema(new Field("n", Type.Primitive.INT), new Field("more", Type.Primitive.INT)),
                RecordValue.of(1, 2));
        Codec<Object> reader = provider().open(codec, bind(codec, schema(new Field("n", Type.Primitive.INT))));

        assertThatThrownBy(() -> reader.deserialize(bytes)).hasMessage("R has no field more");
    }

    private static Schema schema(Field... fields) {
        return new Schema("R", List.of(new RecordDefinition("R", List.of(fields))));
    }
}
