package io.wirecost.codecs.protostuff;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.ModuleTests;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ProtostuffContractTest extends ModuleTests {
    @Override
    protected CodecProvider provider() {
        return new ProtostuffCodecs();
    }

    @Test
    void a_list_is_a_repeated_field_unless_something_in_it_or_itself_may_be_absent() throws Exception {
        assertThat(HexFormat.of().formatHex(words(new Type.ArrayType(Type.Primitive.STRING))))
                .isEqualTo("0a0161" + "0a0162");
        assertThat(words(new Type.ArrayType(new Type.OptionalType(Type.Primitive.STRING))))
                .hasSizeGreaterThan(6);
        assertThat(words(new Type.OptionalType(new Type.ArrayType(Type.Primitive.STRING))))
                .hasSizeGreaterThan(6);
    }

    private byte[] words(Type list) throws Exception {
        Schema schema =
                new Schema("acme.Root", List.of(new RecordDefinition("acme.Root", List.of(new Field("words", list)))));
        return encode(provider().codecs().get(0), schema, RecordValue.of(List.of("a", "b")));
    }

    @Test
    void absent_and_empty_differ_at_every_level() throws Exception {
        Type optionals = new Type.OptionalType(new Type.ArrayType(new Type.OptionalType(Type.Primitive.STRING)));
        Schema schema = new Schema(
                "acme.Root",
                List.of(new RecordDefinition(
                        "acme.Root",
                        List.of(
                                new Field("absent", optionals),
                                new Field("empty", optionals),
                                new Field("nulls", optionals),
                                new Field("nested", new Type.ArrayType(optionals)),
                                new Field("map", new Type.MapType(new Type.ArrayType(optionals)))))));
        RecordValue record = RecordValue.of(
                null,
                List.of(),
                Arrays.asList(null, "", null),
                Arrays.asList(null, List.of(), Arrays.asList("a", null)),
                Map.of("empty", List.of(), "nulls", Arrays.asList(null, null)));

        proveOne(provider().codecs().get(0), schema, record);
    }
}
