package io.wirecost.codecs.snakeyaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Odds;
import io.wirecost.contract.Trap;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.error.YAMLException;

class SnakeyamlContractTest extends ModuleTests {
    @Override
    protected CodecProvider provider() {
        return new SnakeyamlCodecs();
    }

    @Test
    void keys_have_the_names_of_the_schema() throws Exception {
        String yaml = new String(encode(codec(), Odds.SCHEMA, Odds.RECORD), StandardCharsets.UTF_8);

        assertThat(yaml).isEqualTo("""
                        class: "a\\r\\n<&>"
                        a_b:
                        - 0.5
                        - null
                        state: default
                        price: '1.0000000000'
                        bytes: !!binary |-
                          AQID
                        time: '12:00:00'
                        map:
                          a b: 1
                        """);
    }

    @Test
    void no_class_is_named_however_deep_beans_and_enums_lie_in_lists_and_maps() throws Exception {
        Schema schema = SchemaText.parse("""
                root acme.Root
                record acme.Root
                  kinds array(enum(acme.Kind))
                  lists map(array(record(acme.Item)))
                record acme.Item
                  id uuid
                enum acme.Kind
                  a
                """);
        RecordValue item = RecordValue.of(new UUID(0, 1));

        assertThat(new String(
                        encode(codec(), schema, RecordValue.of(List.of("a"), Map.of("k", List.of(item)))),
                        StandardCharsets.UTF_8))
                .isEqualTo("""
                        kinds:
                        - a
                        lists:
                          k:
                          - id: 00000000-0000-0000-0000-000000000001
                        """);
    }

    @Test
    void characters_that_yaml_cannot_show_are_escaped() throws Exception {
        Schema schema = text();

        assertThat(new String(encode(codec(), schema, RecordValue.of("\u0000\ufffe")), StandardCharsets.UTF_8))
                .isEqualTo("text: \"\\0\\ufffe\"\n");
        for (String text : List.of("\u0000", "a\u0085", "\u0085 b\n", "\u2028", "\ufeff", "\ufffe\uffff", "🚀\r")) {
            proveOne(codec(), schema, RecordValue.of(text));
            proveOne(codec(), map(), RecordValue.of(Map.of(text, text)));
        }
    }

    @Test
    void a_message_beyond_the_librarys_usual_limit_comes_back() throws Exception {
        Codec<Object> codec = provider().open(codec(), bind(codec(), text()));
        byte[] yaml = ("text: " + "x".repeat(3_500_000)).getBytes(StandardCharsets.UTF_8);

        assertThat(codec.deserialize(yaml)).hasFieldOrPropertyWithValue("text", "x".repeat(3_500_000));
    }

    @Test
    void a_tag_builds_no_object() throws Exception {
        Codec<Object> codec = provider().open(codec(), bind(codec(), text()));
        byte[] yaml = "text: !!java.io.File [anything]".getBytes(StandardCharsets.UTF_8);

        assertThatThrownBy(() -> codec.deserialize(yaml)).isInstanceOf(YAMLException.class);
    }

    private static Schema text() {
        return schema(new Field("text", Type.Primitive.STRING));
    }

    private static Schema map() {
        return schema(new Field("map", new Type.MapType(Type.Primitive.STRING)));
    }

    private static Schema schema(Field field) {
        return new Schema("acme.Root", List.of(new RecordDefinition("acme.Root", List.of(field))));
    }

    private CodecInfo codec() {
        return provider().codecs().get(0);
    }

    @Test
    void sizes_and_levels_beyond_the_limits_as_shipped_are_refused_by_snakeyaml_itself() throws Exception {
        requireRefusedAsShipped(codec(), Trap.size(), YAMLException.class);
        requireRefusedAsShipped(codec(), Trap.depth(100), YAMLException.class);
    }
}
