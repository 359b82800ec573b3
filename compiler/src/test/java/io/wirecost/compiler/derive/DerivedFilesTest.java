package io.wirecost.compiler.derive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.target.AwkwardNames;
import io.wirecost.compiler.target.Recorded;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DerivedFilesTest {
    private static final Path PROTOCOL = Path.of("..", "runners", "protocol", "PROTOCOL.md");
    private static final Pattern EXAMPLE = Pattern.compile("```json\\n(\\{\\n {2}\"root\".*?)```", Pattern.DOTALL);

    private static final Schema AWKWARD = AwkwardNames.schema("odd.message");

    @ParameterizedTest
    @CsvSource({
        "protobuf, schema.proto",
        "thrift, schema.thrift",
        "flatbuffers, schema.fbs",
        "capnproto, schema.capnp",
    })
    void messages_have_numbers_instead_of_names(String kind, String file) throws Exception {
        Map<String, String> files = DerivedFiles.of(kind, AWKWARD);

        assertThat(files).containsOnlyKeys(file, "lowered.json");
        assertThat(files.get(file)).isEqualTo(Recorded.text(DerivedFilesTest.class, file));
        assertThat(JsonText.indented(JsonText.read(files.get("lowered.json"), "lowered.json")) + "\n")
                .isEqualTo(Recorded.text(DerivedFilesTest.class, kind + "-lowered.json"));
    }

    @Test
    void the_example_of_the_runner_protocol_is_what_is_derived() throws Exception {
        Schema schema = SchemaText.parse("""
                root acme.Order
                record acme.Order
                  id long
                  tags optional(array(string))
                  counts map(int)
                enum acme.State
                  OPEN
                """);
        Matcher example = EXAMPLE.matcher(Files.readString(PROTOCOL));
        assertThat(example.find()).isTrue();

        String lowered = DerivedFiles.of("protobuf", schema).get("lowered.json");

        assertThat(JsonText.read(lowered, "lowered.json")).isEqualTo(JsonText.read(example.group(1), "the example"));
    }

    @Test
    void a_key_stands_beside_its_field_whatever_it_is_made_of() throws Exception {
        Schema schema = SchemaText.parse("""
                root R
                record R
                  proto int "__proto__\\u0022\\u000a\\u0000\\u2028\\ud83d\\ude80"
                """);

        Map<String, String> files = DerivedFiles.of("thrift", schema);

        assertThat(files.get("schema.thrift")).isEqualTo("""
                struct M1 {
                  1: required i32 f1,
                }
                """);
        assertThat(files.get("lowered.json")).endsWith("}\n").hasLineCount(1);
        assertThat(JsonText.compact(JsonText.read(files.get("lowered.json"), "lowered.json")))
                .contains("\"key\":\"__proto__\\\"\\n\\u0000\u2028\ud83d\ude80\"");
    }

    @Test
    void schemas_that_are_read_as_data_have_the_names_of_the_schema_and_nothing_of_java() {
        assertThat(DerivedFiles.of("avro", AWKWARD))
                .hasEntrySatisfying(
                        "schema.avsc",
                        text -> assertThat(text)
                                .contains("\"odd.message\"", "\"setFooBar\"")
                                .doesNotContain("java"))
                .hasSize(1);
        assertThat(DerivedFiles.of("json-schema", AWKWARD))
                .hasEntrySatisfying(
                        "schema.json", text -> assertThat(text).contains("\"odd.message\"", "\"setFooBar\""))
                .hasSize(1);
    }

    @Test
    void every_kind_belongs_to_a_target_and_refuses_what_that_refuses() {
        assertThat(DerivedFiles.kinds())
                .containsExactly("avro", "protobuf", "thrift", "flatbuffers", "capnproto", "json-schema")
                .allSatisfy(kind -> assertThat(Targets.byId(kind)).isPresent())
                .allSatisfy(kind ->
                        assertThat(DerivedFiles.refusalReason(kind, AWKWARD)).isEmpty());
        assertThatThrownBy(() -> DerivedFiles.of("protobuff", AWKWARD))
                .hasMessage(
                        "expected one of avro, protobuf, thrift, flatbuffers, capnproto, json-schema, got protobuff");
    }
}
