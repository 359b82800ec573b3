package io.wirecost.codecs.wire;

import static org.assertj.core.api.Assertions.assertThat;

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
import io.wirecost.core.schema.Type.ArrayType;
import io.wirecost.core.schema.Type.MapType;
import io.wirecost.core.schema.Type.OptionalType;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WireContractTest extends ModuleTests {
    private static final Type STATE = new Type.EnumRef("odd.State");
    private static final EnumDefinition STATES = new EnumDefinition("odd.State", List.of("OPEN", "CLOSED"));

    @Override
    protected CodecProvider provider() {
        return new WireCodecs();
    }

    @Test
    void the_bytes_are_those_of_the_specification() throws Exception {
        Schema schema = schema(
                new Field("id", Primitive.LONG),
                new Field("zero", Primitive.INT),
                new Field("present", new OptionalType(Primitive.INT)),
                new Field("absent", new OptionalType(Primitive.INT)),
                new Field("states", new ArrayType(STATE)),
                new Field("counts", new MapType(Primitive.INT)));
        RecordValue record = RecordValue.of(150L, 0, 0, null, List.of("CLOSED", "OPEN"), Map.of("k", 7));

        assertThat(HexFormat.ofDelimiter(" ").formatHex(encode(codec(), schema, record)))
                .isEqualTo(String.join(
                        " ",
                        "08 96 01", // field 1: 150 as a varint
                        "18 00", // field 3: 0, which is there; field 2 is 0, and 4 is absent
                        "28 01 28 00", // field 5, twice: Wire packs numbers, but no enums
                        "32 05 0a 01 6b 10 07")); // field 6: an entry with key and value
    }

    @Test
    void names_that_differ_in_case_alone_or_mean_something_to_wire_come_back() throws Exception {
        Schema schema = schema(
                new Field("foo", Primitive.LONG),
                new Field("FOO", Primitive.LONG),
                new Field("ADAPTER", new OptionalType(Primitive.STRING)),
                new Field("unknownFields", Primitive.BYTES),
                new Field("newBuilder", new MapType(STATE)));

        proveOne(codec(), schema, RecordValue.of(1L, 2L, "a", new byte[] {3}, Map.of("k", "OPEN")));
    }

    @Test
    void collections_of_a_domain_object_can_be_changed() throws Exception {
        Schema schema = schema(
                new Field("texts", new ArrayType(Primitive.STRING)), new Field("counts", new MapType(Primitive.INT)));
        Binding<Object> binding = bind(codec(), schema);
        Codec<Object> codec = provider().open(codec(), binding);
        Object value = binding.domain().toDomain(RecordValue.of(List.of("a"), Map.of("k", 1)));

        Object back = codec.deserialize(codec.serialize(value));

        assertThat(binding.domainClass().getMethod("getTexts").invoke(back)).isInstanceOf(ArrayList.class);
        assertThat(binding.domainClass().getMethod("getCounts").invoke(back)).isInstanceOf(LinkedHashMap.class);
    }

    private static Schema schema(Field... fields) {
        return new Schema("odd.Root", List.of(new RecordDefinition("odd.Root", List.of(fields)), STATES));
    }

    private CodecInfo codec() {
        return provider().codecs().get(0);
    }
}
