package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands beside run, from the command line to the exit code. */
class CommandsTest {
    /** A run of sizes, for commands that only read it. */
    @TempDir
    private static Path measured;

    @TempDir
    private Path folder;

    private Wirecost wirecost;

    @BeforeAll
    static void measure() throws Exception {
        SharedRun.copyTo(measured);
    }

    @BeforeEach
    void setUp() {
        wirecost = Wirecost.warm(folder);
    }

    @Test
    void doctor_looks_at_everything_that_matters_and_ends_with_a_verdict() throws Exception {
        Outcome outcome = wirecost.run("doctor");

        assertThat(outcome.exitCode()).as(outcome.out()).isZero();
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out())
                .contains(
                        "JDK",
                        "Maven",
                        "memory",
                        "cores",
                        "CPU governor",
                        "load",
                        "code cache",
                        "protoc",
                        "flatc",
                        "Node.js")
                .endsWith("Ready to measure.\n");
        assertThat(wirecost.run("doctor", "--json").out()).contains("\"ready\": true", "\"subject\": \"JDK\"");
    }

    @Test
    void doctor_names_the_codecs_that_lack_their_compiler_on_a_platform() throws Exception {
        // A doctor that finds no other runtime has none to ask.
        ProcessBuilder elsewhere = wirecost.with("PATH", "").builder("doctor");
        elsewhere.command().add(1, "-Dos.arch=riscv64");

        Outcome outcome = wirecost.launch(elsewhere);

        assertThat(outcome.out())
                .containsPattern("advice +flatc +none for linux-riscv64")
                .containsPattern("refused here: .*flatbuffers");
    }

    @Tag("nightly")
    @Test
    void a_codec_that_lacks_its_compiler_is_refused_and_the_others_are_measured() throws Exception {
        wirecost = new Wirecost(folder); // what it refuses might have been generated before
        ProcessBuilder elsewhere = wirecost.builder(
                "run",
                "--runtime",
                "jvm",
                "--measure",
                "size",
                "--codec",
                "jackson-json,flatbuffers",
                "--out",
                "out",
                "--quiet");
        elsewhere.command().add(1, "-Dos.arch=riscv64");

        Outcome outcome = wirecost.launch(elsewhere);

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(outcome.out())
                .containsPattern("\nflatbuffers +refused +size +.*no flatc for linux-riscv64 in this installation\n")
                .containsPattern("jackson-json +\\S+ +1\\.00×");
    }

    @Test
    void libraries_that_are_not_measured_are_listed_with_the_reason() throws Exception {
        assertThat(wirecost.run("list", "codecs", "--refused").out())
                .containsPattern(
                        "castor +jvm +org.codehaus.castor:castor-xml +version 1.4.1 makes objects of any class");
    }

    @Test
    void json_on_standard_output_is_the_file_that_was_written_also_of_a_smoke_run_which_ranks_sizes() throws Exception {
        String[] smoke = {"run", "--measure", "size", "--profile", "smoke", "--codec", "jackson-json,jackson-cbor"};
        Outcome outcome = wirecost.run(Stream.concat(Stream.of(smoke), Stream.of("--out", "out", "--json"))
                .toArray(String[]::new));

        assertThat(outcome.out()).isEqualTo(Files.readString(folder.resolve("out/run.json")));
        assertThat(outcome.err()).contains("jackson-json returned every record: ");
        assertThat(wirecost.run("run", "--resume", "out").out())
                .contains("profile smoke, nothing timed")
                .containsPattern("jackson-cbor +\\S+ +0\\.\\d\\d×")
                .doesNotContain("SMOKE");
        assertThat(wirecost.run("report", "out", "--to", "markdown").out()).doesNotContain("SMOKE");
    }

    @Test
    void lists_are_had_as_json_too() {
        assertThat(wirecost.run("list", "formats", "--json").out())
                .startsWith("[ {")
                .contains("\"format\": \"Protocol Buffers\"");
        assertThat(wirecost.run("list", "codecs", "--json").out()).contains("\"name\": \"protobuf-java\"");
        assertThat(wirecost.run("list", "losses", "--json").out()).contains("\"codec\": \"jaxb\"");
    }

    @Test
    void codecs_that_use_their_libraries_alike_share_a_line() {
        assertThat(wirecost.run("list", "codecs", "--usage", "--json").out())
                .contains("\"codecs\": [ \"kryo\", \"kryo-unsafe\" ]", "\"recommended\": \"the same\"");
        assertThat(wirecost.run("list", "formats", "--usage").err())
                .contains("--usage is for codecs, without --refused: wirecost list codecs --usage");
    }

    @Test
    void a_runtime_that_the_machine_lacks_is_left_out_with_the_command_that_brings_it() {
        assertThat(wirecost.run("list", "codecs").out())
                .contains(
                        "Left out: Node.js: node is not installed; to add it: wirecost setup node\n",
                        "Left out: PHP: php is not installed; to add it: wirecost setup php\n");
    }

    @Test
    void lists_fit_the_width_that_is_asked_for_and_are_whole_in_a_file() throws Exception {
        Wirecost narrow = wirecost.with("COLUMNS", "80");
        for (String what : List.of("codecs", "formats", "workloads", "studies", "losses")) {
            assertThat(narrow.run("list", what).out().lines())
                    .hasSizeGreaterThan(2)
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
        }
        assertThat(narrow.run("list", "codecs").out())
                .contains("Left out to fit 80 columns: layout, family, back end, traits, group; --json has");
        assertThat(wirecost.run("list", "codecs").out())
                .containsPattern(
                        "capnproto-packed +jvm +Cap'n Proto +packed +zero-copy +runtime \\S+ +pure Java +portable,"
                                + " own classes, lossless, all values, fresh objects +org.capnproto\n");
    }

    @Test
    void every_format_says_whether_it_is_portable_and_who_says_so() throws Exception {
        assertThat(wirecost.run("list", "formats").out())
                .containsPattern("Avro +yes .*https://\\S+avro")
                .containsPattern("Kryo +no ")
                .contains("portable: maintained libraries in several languages")
                .doesNotContain("unknown");
    }

    @Test
    void a_wrapper_is_found_where_codecs_and_formats_are_listed() throws Exception {
        for (String list : List.of("formats", "codecs")) {
            assertThat(wirecost.run("list", list).out().replaceAll("\\s+", " "))
                    .contains("Behind the name of any codec", "+gzip, +zstd-1 to zstd-22, +lz4");
        }
    }

    @Test
    void schema_without_a_target_shows_the_targets_and_what_becomes_of_a_schema() throws Exception {
        Outcome targets = wirecost.run("schema");
        Outcome transactions = wirecost.run("schema", "--workload", "transactions");

        assertThat(targets.exitCode()).as(targets.err()).isZero();
        assertThat(targets.out())
                .containsPattern("capnproto +capnproto, capnproto-packed\n")
                .contains("--to");
        assertThat(transactions.exitCode()).as(transactions.err()).isZero();
        assertThat(transactions.out()).containsPattern("capnproto +schema.capnp +\\d+ +capnproto, capnproto-packed\n");
        assertThat(wirecost.run("schema", "--workload", "kitchen-sink").out())
                .containsPattern("sbe +refused +- +sbe\n")
                .contains("sbe: refused: kitchen.Tree.left");
        assertThat(wirecost.run("schema", "--workload", "transactions", "--to", "protobuf")
                        .out())
                .contains("syntax = \"proto3\"");
    }

    @Test
    void schema_improves_what_records_show_and_prints_it_in_any_target() throws Exception {
        StringBuilder orders = new StringBuilder();
        for (int i = 0; i < 40; i++) {
            orders.append(
                    "{\"id\": %d, \"at\": \"2026-03-01T10:00:%02d.000Z\", \"currency\": \"EUR\"}\n".formatted(i, i));
        }
        Files.writeString(folder.resolve("orders.ndjson"), orders);
        Files.writeString(folder.resolve("orders.avsc"), """
                {"type": "record", "name": "Order", "fields": [{"name": "id", "type": "int"},
                  {"name": "at", "type": "string"}, {"name": "currency", "type": "string"}]}""");

        Outcome better = wirecost.run("schema", "orders.avsc", "--improve", "orders.ndjson");

        assertThat(better.exitCode()).as(better.err()).isZero();
        assertThat(better.out()).contains("timestamp-millis", "\"id\"").doesNotContain("currency");
        assertThat(wirecost.run("schema", "orders.avsc", "--improve", "orders.ndjson", "--to", "protobuf")
                        .out())
                .contains("message Order {")
                .doesNotContain("currency");
        assertThat(wirecost.run("schema", "--workload", "tiny", "--improve", "orders.ndjson")
                        .err())
                .contains("leave out --workload");
    }

    @Test
    void a_target_of_classes_in_another_language_is_shown_as_the_file_that_people_read() throws Exception {
        Outcome classes = wirecost.run("schema", "--workload", "kitchen-sink", "--to", "php");

        assertThat(classes.exitCode()).as(classes.err()).isZero();
        assertThat(classes.out())
                .startsWith("<?php\n")
                .contains("namespace Kitchen;", "final class Tree\n", "enum ")
                .doesNotContain("{\"records\"");
        assertThat(wirecost.run("schema", "--workload", "kitchen-sink").out())
                .containsPattern("php +Domain.php +\\d+ ");
    }

    @Test
    void compare_tells_changed_sizes_and_ends_with_1_on_a_regression() throws Exception {
        String out = measured.resolve("out").toString();
        Path before = measured.resolve("out/run.json");
        String json = Files.readString(before)
                .replaceAll("(?s),\\s*\"costs\": \\{.*?\\n {8}\\}", ""); // accounts of other sizes
        int other = json.indexOf("\"protobuf-java\"", json.indexOf("\"cells\""));
        String grown =
                json.substring(0, other).replaceAll("(\\[ )(\\d{3,})", "$11$2"); // the first record of every group
        Files.writeString(folder.resolve("grown.json"), grown + json.substring(other));

        Outcome same = wirecost.run("compare", out, before.toString());
        Outcome worse = wirecost.run("compare", out, "grown.json");
        Outcome allowed = wirecost.run("compare", out, "grown.json", "--threshold", "1000%");

        assertThat(same.exitCode()).as(same.out()).isZero();
        assertThat(same.out()).contains("the same", "0 regressions");
        assertThat(worse.exitCode()).as(worse.out()).isEqualTo(1);
        assertThat(worse.out()).contains("transactions/jvm/jackson-json/size", "regression", "1 regression,");
        assertThat(allowed.exitCode()).as(allowed.out()).isZero();
        assertThat(allowed.out()).contains("worse");
        assertThat(wirecost.run("compare", out, "grown.json", "--json").out()).contains("\"verdict\": \"REGRESSION\"");
    }

    @Test
    void compare_refuses_what_it_cannot_read_or_compare_with_all_problems() throws Exception {
        String two = Files.readString(measured.resolve("out/run.json")).replace("\"seed\": 1", "\"seed\": 2");
        Files.writeString(folder.resolve("two.json"), two);

        Outcome unreadable = wirecost.run("compare", "none.json", "nor.json", "--threshold", "much");
        Outcome other = wirecost.run("compare", measured.resolve("out").toString(), "two.json");

        assertThat(unreadable.exitCode()).isEqualTo(2);
        assertThat(unreadable.err()).contains("none.json", "nor.json", "--threshold: expected a percentage");
        assertThat(other.exitCode()).isEqualTo(2);
        assertThat(other.err()).contains("other data", "seed: 1 before, 2 after");
    }
}
