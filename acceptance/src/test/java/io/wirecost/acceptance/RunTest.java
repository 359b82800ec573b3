package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.results.RunFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The main job, from the command line to the folder that it leaves. */
class RunTest {
    private static final String SIX = "jackson-json,protobuf-java,avro-generic,flatbuffers,capnproto*,jaxb";

    /** Around two formats, every compression, those with native code among them. */
    private static final String COMPRESSED = "jaxb,jaxb+gzip,jackson-json+zstd-3,jaxb+lz4,jackson-json+snappy,"
            + "jackson-json+brotli,jackson-json+xz,protobuf-java+gzip";

    @TempDir
    private Path folder;

    @Test
    void sizes_of_the_six_kinds_are_proven_measured_and_ranked() throws Exception {
        Outcome outcome = Wirecost.warm(folder).run("run", "--measure", "size", "--codec", SIX, "--out", "out");

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(outcome.out())
                .contains("transactions: 240 records, seed 1", "overview: per message", "The answer")
                .doesNotContain("size: bytes per message");
        assertThat(Wirecost.warm(folder)
                        .run("run", "--resume", "out", "--details")
                        .out())
                .contains("overview: per message", "size: bytes per message");
        Run run = RunFile.read(folder.resolve("out/run.json"));
        assertThat(run.complete()).isTrue();
        assertThat(run.cells()).hasSize(7).allMatch(c -> c.status() == Cell.Status.MEASURED);
        assertThat(run.cells())
                .allSatisfy(c -> assertThat(c.figures(Sizes.class).orElseThrow().all())
                        .hasSize(240)
                        .allMatch(bytes -> bytes > 0));
        assertThat(folder.resolve("out/schemas/protobuf/schema.proto"))
                .content()
                .contains("message TransactionData {");
    }

    @Test
    void keys_of_a_users_json_stay_on_the_wire_and_unknown_fields_are_left_out_and_named() throws Exception {
        Files.writeString(folder.resolve("event.avsc"), """
                {"type": "record", "name": "Event", "fields": [
                  {"name": "event_id", "type": "long", "aliases": ["event-id"]}]}""");
        Files.writeString(
                folder.resolve("events.ndjson"),
                "{\"event-id\": 1, \"note\": \"x\"}\n{\"event-id\": 23, \"note\": null, \"a b\": {}}\n");

        Outcome outcome = Wirecost.warm(folder)
                .run(
                        "run",
                        "--schema",
                        "event.avsc",
                        "--records",
                        "events.ndjson",
                        "--ignore-unknown",
                        "--measure",
                        "size",
                        "--codec",
                        "gson,protobuf-java",
                        "--out",
                        "out");

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(outcome.out()).contains("left out: 3 values of 2 unknown fields: note (2), \"a b\" (1)");
        Run run = RunFile.read(folder.resolve("out/run.json"));
        assertThat(run.data().schema()).contains("  event_id long \"event-id\"\n");
        assertThat(run.cells().get(0).figures(Sizes.class).orElseThrow().all())
                .containsExactly("{\"event-id\":1}".length(), "{\"event-id\":23}".length());
        assertThat(folder.resolve("out/schemas/protobuf/schema.proto"))
                .content()
                .contains("int64 event_id = 1;");
    }

    @Test
    void the_second_run_of_a_schema_compiles_nothing() throws Exception {
        Wirecost wirecost = new Wirecost(folder);
        wirecost.run("run", "--measure", "size", "--codec", "protobuf-java", "--out", "first");
        List<String> compiled = cache();

        Outcome second = wirecost.run("run", "--measure", "size", "--codec", "protobuf-java", "--out", "second");

        assertThat(second.exitCode()).as(second.err()).isZero();
        assertThat(compiled).hasSize(2); // domain classes, protobuf
        assertThat(cache()).isEqualTo(compiled);
    }

    @Test
    void the_same_seed_gives_the_same_bytes() throws Exception {
        Wirecost wirecost = Wirecost.warm(folder);
        for (String out : List.of("first", "second")) {
            wirecost.run("run", "--measure", "size", "--codec", "protobuf-java", "--seed", "7", "--out", out);
        }

        Run first = RunFile.read(folder.resolve("first/run.json"));
        Run second = RunFile.read(folder.resolve("second/run.json"));

        assertThat(second.data()).isEqualTo(first.data());
        assertThat(second.cells()).isEqualTo(first.cells());
    }

    @Test
    void a_smoke_run_has_figures_for_both_directions_and_ranks_nothing() throws Exception {
        Outcome outcome =
                Wirecost.warm(folder).launch("run", "--profile", "smoke", "--codec", "protobuf-java", "--out", "out");

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(outcome.out())
                .contains("SMOKE")
                .containsPattern("codec +bytes +ratio +serialize +deserialize +round trip");
        Run run = RunFile.read(folder.resolve("out/run.json"));
        assertThat(run.cells())
                .extracting(c -> c.trial().task().label())
                .containsExactlyInAnyOrder("size", "serialize", "deserialize");
        assertThat(run.cells().stream().filter(c -> c.figures(Speed.class).isPresent()))
                .allSatisfy(c ->
                        assertThat(c.figures(Speed.class).orElseThrow().forks()).hasSize(1));
    }

    @Test
    void what_is_compressed_is_measured_as_a_codec_of_its_own_beside_the_plain_one() throws Exception {
        Outcome outcome = Wirecost.warm(folder)
                .launch("run", "--profile", "smoke", "--codec", COMPRESSED, "--details", "--out", "out");

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(outcome.out()).contains("XML+gzip", "JSON+zstd-3", "Protocol Buffers+gzip");
        Run run = RunFile.read(folder.resolve("out/run.json"));
        assertThat(run.cells())
                .extracting(c -> c.trial().id())
                .containsExactlyInAnyOrder(Stream.of(COMPRESSED.split(","))
                        .map(codec -> codec.replaceAll("(brotli|xz)$", "$1-6"))
                        .flatMap(codec -> Stream.of("size", "serialize", "deserialize")
                                .map(operation -> "transactions/jvm/" + codec + "/" + operation))
                        .toArray(String[]::new));
        assertThat(run.cells()).allMatch(c -> c.status() == Cell.Status.MEASURED);
        assertThat(sum(run, "jaxb+gzip")).isLessThan(sum(run, "jaxb") / 2);
        assertThat(sum(run, "jackson-json+xz-6")).isLessThan(sum(run, "jackson-json+snappy"));
        assertThat(run.codecs())
                .extracting(codec -> codec.backEnd())
                .anyMatch(backEnd -> backEnd.matches("pure Java; zstd-3: native libzstd, zstd-jni \\S+"));
    }

    private static int sum(Run run, String codec) {
        return run.cells().stream()
                .filter(cell -> cell.trial().id().equals("transactions/jvm/" + codec + "/size"))
                .flatMap(cell -> cell.figures(Sizes.class).orElseThrow().all().stream())
                .mapToInt(Integer::intValue)
                .sum();
    }

    @Test
    void a_value_that_xml_cannot_hold_refuses_the_codec_and_names_its_place() throws Exception {
        Outcome outcome = Wirecost.warm(folder)
                .run(
                        "run",
                        "--workload",
                        "edge-values",
                        "--measure",
                        "size",
                        "--codec",
                        "jaxb,protobuf-java",
                        "--out",
                        "out");

        assertThat(outcome.exitCode()).as("a declared limit is no failure").isZero();
        assertThat(outcome.out()).containsPattern("\njaxb +refused +size +record 33: string: XML 1\\.0 cannot hold");
    }

    @Test
    void quiet_prints_tables_only_and_no_colour_means_no_escape() throws Exception {
        Outcome outcome = Wirecost.warm(folder)
                .run("run", "--measure", "size", "--codec", "jackson-json", "--quiet", "--out", "out");

        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out()).contains("jackson-json").doesNotContain("\u001b");
    }

    @Test
    void lists_name_what_there_is() throws Exception {
        Wirecost wirecost = Wirecost.warm(folder);

        assertThat(wirecost.run("list", "codecs").out())
                .containsPattern("\\nprotobuf-java .* protobuf-java 4\\..* com\\.google\\.protobuf\\n")
                .contains("capnproto-packed", "packed")
                .contains("'jaxb,jaxb+gzip'");
        assertThat(wirecost.run("list", "formats").out()).contains("Cap'n Proto", "capnproto, capnproto-packed");
        assertThat(wirecost.run("list", "workloads").out())
                .contains("transactions", "records-mixed", "school", "shop", "tiny", "kitchen-sink", "edge-values");
    }

    @Test
    void the_derived_schema_is_printed_and_what_is_renamed_goes_beside_it() throws Exception {
        Files.writeString(folder.resolve("order.avsc"), """
                {"type": "record", "name": "Order", "fields": [
                  {"name": "message", "type": "string"},
                  {"name": "Message", "type": {"type": "array", "items": ["null", "int"]}}
                ]}
                """);

        Outcome outcome = Wirecost.warm(folder).run("schema", "order.avsc", "--to", "protobuf");

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(outcome.out()).contains("message Order {", "string message = 1;");
        assertThat(outcome.err()).contains("Order.Message is named", "holds optional(int)");
    }

    @Test
    void a_target_that_cannot_hold_a_schema_says_why_and_the_others_go_on() throws Exception {
        Files.writeString(
                folder.resolve("tree.avsc"),
                "{\"type\": \"record\", \"name\": \"Tree\", \"fields\": [{\"name\": \"left\", \"type\": [\"null\", \"Tree\"]}]}");

        Outcome outcome = Wirecost.warm(folder).run("schema", "tree.avsc", "--to", "sbe,thrift");

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(outcome.out()).contains("struct Tree {");
        assertThat(outcome.err()).contains("sbe: refused: Tree.left contains Tree again");
    }

    private List<String> cache() throws IOException {
        try (Stream<Path> entries = Files.list(folder.resolve("cache/wirecost/code"))) {
            return entries.map(p -> p.getFileName().toString())
                    .filter(name -> !name.startsWith(".")) // who is using the cache is told by a hidden file
                    .sorted()
                    .toList();
        }
    }
}
