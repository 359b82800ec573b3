package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every mistake gets what failed, where, expected and actual, and what to do next; exit code 2; never a stack trace. */
class BadInputTest {
    private static final String ORDER = """
            {"type": "record", "name": "Order", "namespace": "acme", "fields": [
              {"name": "id", "type": "long"},
              {"name": "items", "type": {"type": "array", "items": "string"}}
            ]}
            """;

    @TempDir
    private Path folder;

    private Wirecost wirecost;

    @BeforeEach
    void setUp() throws IOException {
        wirecost = new Wirecost(folder);
        write("order.avsc", ORDER);
        write("orders.ndjson", "{\"id\": 1, \"items\": [\"a\"]}\n");
    }

    @Test
    void a_missing_schema_or_records_file_is_named() throws Exception {
        assertMistake(run("--schema", "none.avsc", "--records", "orders.ndjson"), "none.avsc");
        assertMistake(run("--schema", "order.avsc", "--records", "none.ndjson"), "none.ndjson");
    }

    @Test
    void options_of_a_topic_that_lack_others_are_told() throws Exception {
        assertMistake(run("--topic", "orders"), "add --from-kafka HOST:PORT");
        assertMistake(run("--from-kafka", "localhost:1"), "which topic? add --topic NAME");
        assertMistake(
                run("--from-kafka", "localhost:1", "--topic", "orders", "--records", "orders.ndjson"),
                "--from-kafka excludes --records");
        assertMistake(
                run("--from-kafka", "localhost:1", "--topic", "orders", "--registry", "http://a:secret@localhost"),
                "has a password in its address");
    }

    @Test
    void a_schema_that_is_not_json_is_quoted_with_line_and_column() throws Exception {
        write("order.avsc", "{\"type\": \"record\",\n  \"name\" \"Order\"}");

        assertMistake(run("--schema", "order.avsc", "--records", "orders.ndjson"), "order.avsc:2:");
    }

    @Test
    void all_problems_of_a_schema_are_named_at_once_with_their_fields() throws Exception {
        write("order.avsc", """
                {"type": "record", "name": "Order", "fields": [
                  {"name": "a", "type": "strnig"},
                  {"name": "b", "type": ["null", "int", "int"]},
                  {"name": "c", "type": {"type": "array"}}
                ]}
                """);

        assertMistake(
                run("--schema", "order.avsc", "--records", "orders.ndjson"),
                "order.avsc:2:25: Order.a",
                "strnig",
                "order.avsc:3:25: Order.b",
                "order.avsc:4:25: Order.c",
                "items",
                "--without RECORD.FIELD",
                "Order.a, Order.b, Order.c");
    }

    @Test
    void a_name_that_is_code_never_gets_further_than_the_reader() throws Exception {
        write(
                "order.avsc",
                "{\"type\": \"record\", \"name\": \"Order\", \"fields\": [{\"name\": \"x; } static { System.exit(3); } //\","
                        + " \"type\": \"int\"}]}");

        assertMistake(run("--schema", "order.avsc", "--records", "orders.ndjson"), "Order", "name");
        assertMistake(wirecost.run("schema", "order.avsc", "--to", "java"), "Order", "name");
    }

    @Test
    void all_records_that_do_not_fit_are_named_with_number_and_path() throws Exception {
        write("orders.ndjson", """
                {"id": 1, "items": ["a"]}
                {"id": "one", "items": ["a"]}
                {"id": 3, "items": ["a", 7]}
                {"id": 9223372036854775808, "items": []}
                """);

        assertMistake(
                run("--schema", "order.avsc", "--records", "orders.ndjson"),
                "record 2",
                "id",
                "record 3",
                "items[1]",
                "record 4");
    }

    @Test
    void a_schema_in_another_language_is_answered_with_what_is_supported() throws Exception {
        write("order.thrift", "struct Order { 1: i64 id }");

        assertMistake(
                run("--schema", "order.thrift", "--records", "orders.ndjson"),
                "order.thrift: is a Thrift schema; supported: ",
                "an Avro schema (.avsc)",
                "a Protocol Buffers schema (.proto)",
                "a JSON Schema (.json)");
        assertMistake(wirecost.run("schema", "order.thrift"), "order.thrift: is a Thrift schema");
    }

    @Test
    void records_that_are_no_json_are_named() throws Exception {
        write("orders.csv", "id,items\n1,a\n");
        write("orders.proto", "message Order {}");

        assertMistake(run("--records", "orders.csv"), "orders.csv: is CSV; expected JSON records");
        assertMistake(
                run("--schema", "order.avsc", "--records", "orders.proto"),
                "orders.proto: is a Protocol Buffers schema; expected JSON records");
    }

    @Test
    void a_sample_of_no_records_or_of_too_many_is_refused() throws Exception {
        assertMistake(
                run("--schema", "order.avsc", "--records", "orders.ndjson", "--sample", "0"),
                "--sample 0: expected a number from 1 to 100000, or all");
        assertMistake(run("--sample", "all"), "--sample", "--records");
    }

    @Test
    void standard_input_that_is_no_record_leaves_nothing_behind() throws Exception {
        Path before = Files.createDirectory(folder.resolve("before"));

        assertMistake(
                wirecost.withInput("{\"id\": 1, \"items\": []}\n{\"id\": 2}\n")
                        .run("run", "--schema", "order.avsc", "--records", "-", "--out", "new"),
                "standard-input: record 2 (line 2): items: is missing");
        assertMistake(
                wirecost.withInput("").run("run", "--schema", "order.avsc", "--records", "-", "--out", "before"),
                "standard-input: is empty");
        assertThat(folder.resolve("new")).doesNotExist();
        assertThat(before).isEmptyDirectory();
    }

    @Test
    void a_baseline_that_is_not_among_the_codecs_is_named_with_every_other_mistake() throws Exception {
        assertMistake(
                run("--codec", "gson,moshi", "--baseline", "jackson-json", "--profile", "none"),
                "--baseline jackson-json: expected one of gson, moshi",
                "--profile none");
    }

    @Test
    void an_empty_file_is_not_a_dataset() throws Exception {
        write("orders.ndjson", "");

        assertMistake(run("--schema", "order.avsc", "--records", "orders.ndjson"), "orders.ndjson", "empty");
    }

    @Test
    void an_avro_file_that_is_none_is_refused() throws Exception {
        write("orders.avro", "not avro at all");

        assertMistake(run("--records", "orders.avro"), "orders.avro");
    }

    @Test
    void an_unknown_codec_or_workload_is_answered_with_the_nearest() throws Exception {
        assertMistake(
                run("--codec", "protobuf-jva", "--workload", "transaction"),
                "codec protobuf-jva: expected a name that wirecost list codecs shows; did you mean \"protobuf-java\"?",
                "--workload transaction: expected one of transactions, records-mixed, records-longs,"
                        + " records-strings, school, shop, tiny, envelope, nested, kitchen-sink, edge-values;"
                        + " did you mean \"transactions\"?");
    }

    @Test
    void an_unknown_runtime_hides_no_unknown_codec() throws Exception {
        assertMistake(
                run("--runtime", "nod", "--codec", "jacksn-json"),
                "runtime nod: expected one of jvm, scala",
                "codec jacksn-json",
                "did you mean \"jackson-json\"?");
    }

    @Test
    void an_unknown_option_operation_measure_or_profile_is_named() throws Exception {
        assertMistake(run("--codecs", "x"), "--codecs", "did you mean \"--codec\"?");
        assertMistake(
                run(
                        "--operation",
                        "serialise",
                        "--measure",
                        "weight",
                        "--profile",
                        "slow",
                        "--records-encoding",
                        "xml"),
                "--operation serialise: expected one of serialize, ",
                "did you mean \"serialize\"?",
                "--measure weight: expected one of size, speed, pipeline",
                "--profile slow: expected one of smoke, quick, thorough",
                "--records-encoding xml: expected one of json, avro-json");
    }

    @Test
    void records_and_workload_exclude_each_other() throws Exception {
        assertMistake(run("--workload", "transactions", "--records", "orders.avro"), "--workload", "--records");
        assertMistake(run("--schema", "order.avsc"), "--records");
        assertMistake(run("--ignore-unknown"), "--ignore-unknown is for records of your own: add --records FILE");
    }

    @Test
    void an_out_folder_that_cannot_be_written_is_refused_before_anything_is_measured() throws Exception {
        write("file", "");

        assertMistake(run("--measure", "size", "--out", "file/below"), "file/below");
    }

    @Test
    void an_out_folder_that_holds_a_run_is_not_overwritten() throws Exception {
        Path out = Files.createDirectory(folder.resolve("there"));
        Files.writeString(out.resolve("run.json"), "{}");

        assertMistake(run("--measure", "size", "--out", "there"), "there", "run.json");
        assertThat(out.resolve("run.json")).hasContent("{}");
    }

    @Test
    void an_unknown_target_is_answered_with_the_known_ones() throws Exception {
        assertMistake(wirecost.run("schema", "order.avsc", "--to", "protbuf"), "protbuf", "protobuf");
    }

    private Outcome run(String... options) {
        String[] arguments = new String[options.length + 1];
        arguments[0] = "run";
        System.arraycopy(options, 0, arguments, 1, options.length);
        return wirecost.run(arguments);
    }

    private static void assertMistake(Outcome outcome, String... texts) {
        assertThat(outcome.err()).contains(texts).doesNotContain("\tat ").doesNotContain("Exception");
        assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(2);
        assertThat(outcome.out()).isEmpty();
    }

    private void write(String name, String content) throws IOException {
        Files.writeString(folder.resolve(name), content);
    }
}
