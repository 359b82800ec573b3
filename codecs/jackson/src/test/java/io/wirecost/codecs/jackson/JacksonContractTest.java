package io.wirecost.codecs.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JacksonException;
import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Trap;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JacksonContractTest extends ModuleTests {
    @Override
    protected CodecProvider provider() {
        return new JacksonCodecs();
    }

    @TestFactory
    Stream<DynamicTest> what_formats_stumble_over_comes_back() {
        return proofs(Trap.values(), Trap.keys("\u0000"), Trap.size(), Trap.depth(1_500), Trap.deepWords());
    }

    @TestFactory
    Stream<DynamicTest> a_null_is_not_taken_for_the_field_that_has_its_name_in_lower_case() {
        Schema schema = new Schema(
                "odd.Root",
                List.of(new RecordDefinition(
                        "odd.Root",
                        List.of(new Field("Xsi", Type.Primitive.NULL), new Field("xsi", Type.Primitive.STRING)))));

        return provider().codecs().stream()
                .map(codec -> DynamicTest.dynamicTest(
                        codec.name(), () -> proveOne(codec, schema, RecordValue.of(null, "text"))));
    }

    /** docs/evolution.md names this: another codec of JSON takes such a message of another version. */
    @Test
    void bytes_in_base64_without_padding_are_refused() throws Exception {
        Schema schema = new Schema(
                "odd.Root", List.of(new RecordDefinition("odd.Root", List.of(new Field("raw", Type.Primitive.BYTES)))));
        CodecInfo json = named("jackson-json");
        Codec<Object> codec = provider().open(json, bind(json, schema));

        assertThatThrownBy(() -> codec.deserialize("{\"raw\":\"12\"}".getBytes(StandardCharsets.UTF_8)))
                .isInstanceOf(JacksonException.class)
                .hasMessageContaining("expects padding");
    }

    private CodecInfo named(String name) {
        return provider().codecs().stream()
                .filter(codec -> codec.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Text without its quotes and line breaks. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            jackson-json        | {d:1.50,u:11111111-1111-1111-1111-111111111111,day:1970-01-02,at:1970-01-01T00:00:00.000001Z}
            jackson-blackbird   | {d:1.50,u:11111111-1111-1111-1111-111111111111,day:1970-01-02,at:1970-01-01T00:00:00.000001Z}
            jackson-afterburner | {d:1.50,u:11111111-1111-1111-1111-111111111111,day:1970-01-02,at:1970-01-01T00:00:00.000001Z}
            jackson-yaml        | ---d: 1.50u: 11111111-1111-1111-1111-111111111111day: 1970-01-02at: 1970-01-01T00:00:00.000001Z
            jackson-cbor        | bf6164c48221189661755011111111111111111111111111111111636461790162617401ff
            jackson-smile       | 3a290a05fa80642a84820025028075fd901111111111111111111111111111111182646179c2816174c2fb
            jackson-ion         | e00100eaee908183dd87bb8164817583646179826174de9e8a53c200968bae90111111111111111111111111111111118c21018d2101
            jackson-ion-text    | {d:1.50,u:{{EREREREREREREREREREREQ==}},day:1,at:1}
            jackson-msgpack     | 84a164a4312e3530a175c41011111111111111111111111111111111a364617901a2617401
            """)
    void logical_types_have_the_carriers_of_the_table(String name, String expected) throws Exception {
        byte[] bytes = encode(named(name), Logical.SCHEMA, Logical.RECORD);

        String shown = expected.contains(":")
                ? new String(bytes, StandardCharsets.UTF_8).replaceAll("[\"\n]", "")
                : HexFormat.of().formatHex(bytes);
        assertThat(shown).isEqualTo(expected);
    }

    /** The parsers for Ion and MessagePack are not Jackson's own and count no levels. */
    @TestFactory
    Stream<DynamicTest> levels_beyond_the_limit_as_shipped_are_refused_by_jackson_itself() {
        return provider().codecs().stream()
                .filter(codec -> !Set.of("jackson-ion", "jackson-ion-text", "jackson-msgpack")
                        .contains(codec.name()))
                .map(codec -> DynamicTest.dynamicTest(
                        codec.name(), () -> requireRefusedAsShipped(codec, Trap.depth(1_500), JacksonException.class)));
    }
}
