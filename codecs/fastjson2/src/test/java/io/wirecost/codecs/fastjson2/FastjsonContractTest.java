package io.wirecost.codecs.fastjson2;

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
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FastjsonContractTest extends ModuleTests {
    @Override
    protected CodecProvider provider() {
        return new FastjsonCodecs();
    }

    @Test
    void keys_that_mean_something_to_fastjson_come_back() throws Exception {
        Schema schema = new Schema(
                "acme.Root",
                List.of(new RecordDefinition(
                        "acme.Root", List.of(new Field("map", new Type.MapType(Type.Primitive.STRING))))));
        for (CodecInfo codec : provider().codecs()) {
            for (String key : List.of("$ref", "@type")) {
                proveOne(codec, schema, RecordValue.of(Map.of(key, "$ref")));
            }
        }
    }

    /** Fastjson's byte code for JSONB takes each object of the list to lie within the one before it. */
    @Test
    void a_list_of_more_objects_than_may_lie_within_each_other_comes_back() throws Exception {
        Schema schema = SchemaText.parse("""
                root acme.Root
                record acme.Root
                  items array(record(acme.Item))
                record acme.Item
                  price decimal(20,9)
                  name string
                """);
        RecordValue item = RecordValue.of(new BigDecimal("1.000000000"), "a");
        RecordValue record = RecordValue.of(Collections.nCopies(2100, item));

        for (CodecInfo codec : provider().codecs()) {
            proveOne(codec, schema, record);
        }
    }

    /** docs/evolution.md names these habits: other libraries take such messages of another version for an error. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\0', textBlock = """
            {"text": []}             | 0 | []
            {"text": ["one"]}        | 0 | one
            {"text": ["one", "two"]} | 0 | ["one","two"]
            {"texts": "one"}         | 1 | [one]
            {"texts": ""}            | 1 | []
            {"texts": {"key": "a"}}  | 1 | null
            {"state": "GONE"}        | 2 | null
            {"raw": "12=="}          | 3 | 1w==
            {"raw": "12"}            | 3 | 1w==
            """)
    void what_other_libraries_refuse_is_read_as_another_value(String json, int field, String expected)
            throws Exception {
        Schema schema = SchemaText.parse("""
                root acme.Root
                record acme.Root
                  text optional(string)
                  texts optional(array(string))
                  state optional(enum(acme.State))
                  raw optional(bytes)
                enum acme.State
                  OPEN
                """);
        CodecInfo text = provider().codecs().get(0);
        Binding<Object> binding = bind(text, schema);
        Codec<Object> codec = provider().open(text, binding);

        Object read = binding.domain()
                .fromDomain(codec.deserialize(json.getBytes(StandardCharsets.UTF_8)))
                .get(field);

        assertThat(String.valueOf(
                        read instanceof byte[] bytes ? Base64.getEncoder().encodeToString(bytes) : read))
                .isEqualTo(expected);
    }

    @Test
    void an_enum_with_the_symbol_null_is_refused_in_json_and_comes_back_in_jsonb() throws Exception {
        Schema schema = new Schema(
                "acme.Root",
                List.of(
                        new RecordDefinition(
                                "acme.Root",
                                List.of(
                                        new Field("state", new Type.EnumRef("acme.State")),
                                        new Field("price", new Type.Decimal(20, 9, Optional.empty())))),
                        new EnumDefinition("acme.State", List.of("null", "open"))));
        RecordValue record = RecordValue.of("null", new BigDecimal("1.000000000"));
        CodecInfo text = provider().codecs().get(0);
        CodecInfo binary = provider().codecs().get(1);

        assertThat(provider().refusalReason(text, schema))
                .contains(new Refusal("Fastjson reads the symbol \"null\" of the enum acme.State as absent"));
        assertThatThrownBy(() -> proveOne(text, schema, record))
                .hasMessageContaining("state: expected \"null\", got absent");
        proveOne(binary, schema, record);
    }
}
