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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The main job, from the command line to the folder that it leaves. */
class RunTest {
    @TempDir
    private Path folder;

    @Test
    void sizes_are_proven_measured_and_ranked() throws Exception {
        Outcome outcome = SharedRun.copyTo(folder);

        assertThat(outcome.out())
                .contains("transactions: 240 records, seed 1", "overview: per message", "The answer")
                .containsPattern("jackson-json +\\S+ +1\\.00×")
                .doesNotContain("size: bytes per message");
        assertThat(outcome.err()).contains("The results are in ", "(report.html, run.json, schemas/).");
        assertThat(Wirecost.warm(folder)
                        .run("run", "--resume", "out", "--details")
                        .out())
                .contains("overview: per message", "size: bytes per message");
        Run run = RunFile.read(folder.resolve("out/run.json"));
        assertThat(run.complete()).isTrue();
        assertThat(run.cells()).hasSize(2).allMatch(c -> c.status() == Cell.Status.MEASURED);
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
                        "gson",
                        "--out",
                        "out");

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(outcome.out()).contains("left out: 3 values of 2 unknown fields: note (2), \"a b\" (1)");
        Run run = RunFile.read(folder.resolve("out/run.json"));
        assertThat(run.data().schema()).contains("  event_id long \"event-id\"\n");
        assertThat(run.cells().get(0).figures(Sizes.class).orElseThrow().all())
                .containsExactly("{\"event-id\":1}".length(), "{\"event-id\":23}".length());
        assertThat(Wirecost.warm(folder)
                        .run("schema", "event.avsc", "--to", "protobuf")
                        .out())
                .contains("int64 event_id = 1;");
    }

    @Test
    void the_second_run_of_a_schema_compiles_nothing_gives_the_same_bytes_and_clean_removes_what_both_have_cached()
            throws Exception {
        Wirecost wirecost = new Wirecost(folder);
        String[] command = {"run", "--measure", "size", "--codec", "protobuf-java", "--seed", "7", "--quiet", "--out"};
        wirecost.run(with(command, "first"));
        List<String> compiled = cache();

        Outcome again = wirecost.run(with(command, "second"));

        assertThat(again.exitCode()).as(again.err()).isZero();
        assertThat(compiled).hasSize(2); // domain classes, protobuf
        assertThat(cache()).isEqualTo(compiled);
        Run first = RunFile.read(folder.resolve("first/run.json"));
        Run second = RunFile.read(folder.resolve("second/run.json"));
        assertThat(second.data()).isEqualTo(first.data());
        assertThat(second.cells()).isEqualTo(first.cells());
        assertThat(again.err()).as("of a quiet run").isEmpty();
        assertThat(again.out()).contains("protobuf-java").doesNotContain("\u001b");
        assertThatCleanRemovesWhatRunsHaveCachedAndNothingElse(wirecost);
    }

    private void assertThatCleanRemovesWhatRunsHaveCachedAndNothingElse(Wirecost wirecost) throws Exception {
        Path cache = folder.resolve("cache/wirecost/code");
        Path precious = Files.writeString(cache.resolve("precious.txt"), "mine");

        assertThat(wirecost.run("clean", "--dry-run").out()).contains("would remove 2 entries", cache.toString());
        assertThat(wirecost.run("clean").out()).contains("removed 2 entries");
        assertThat(wirecost.run("clean").out()).contains("nothing to remove");
        assertThat(cache()).containsExactly("precious.txt");
        assertThat(precious).hasContent("mine");
    }

    private static String[] with(String[] command, String out) {
        return Stream.concat(Stream.of(command), Stream.of(out)).toArray(String[]::new);
    }

    @Test
    void a_smoke_run_measures_what_is_compressed_as_a_codec_of_its_own_and_ranks_nothing() throws Exception {
        Outcome outcome = smoke("jaxb,jaxb+gzip,jackson-json+zstd-3");

        assertThat(outcome.out())
                .contains("SMOKE", "XML+gzip", "JSON+zstd-3")
                .containsPattern("codec +bytes +ratio +serialize +deserialize +round trip");
        Run run = RunFile.read(folder.resolve("out/run.json"));
        assertThat(run.cells().stream().flatMap(c -> c.figures(Speed.class).stream()))
                .hasSize(6)
                .allSatisfy(speed -> assertThat(speed.forks()).hasSize(1));
        assertThat(sum(run, "jaxb+gzip")).isLessThan(sum(run, "jaxb") / 2);
        assertThat(run.codecs())
                .extracting(codec -> codec.backEnd())
                .anyMatch(backEnd -> backEnd.matches("pure Java; zstd-3: native libzstd, zstd-jni \\S+"));
        Outcome compared = Wirecost.warm(folder).run("compare", "out/run.json", "out/run.json");
        assertThat(compared.exitCode()).isZero();
        assertThat(compared.out())
                .contains("cannot be told: too few processes", "Times need 8 rounds a side")
                .doesNotContain("no change shown");
    }

    @Test
    @Tag("nightly")
    void every_compression_is_found_by_the_jvms_that_measure() throws Exception {
        smoke("jackson-json+lz4,jackson-json+snappy,jackson-json+brotli,jackson-json+xz,protobuf-java+gzip");

        Run run = RunFile.read(folder.resolve("out/run.json"));
        assertThat(sum(run, "jackson-json+xz-6")).isLessThan(sum(run, "jackson-json+snappy"));
    }

    /** Every codec that is named has a figure for its size and both directions. */
    private Outcome smoke(String codecs) throws Exception {
        Outcome outcome =
                Wirecost.warm(folder).run("run", "--profile", "smoke", "--codec", codecs, "--details", "--out", "out");
        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        Run run = RunFile.read(folder.resolve("out/run.json"));
        assertThat(run.cells())
                .allMatch(c -> c.status() == Cell.Status.MEASURED)
                .extracting(c -> c.trial().id())
                .containsExactlyInAnyOrder(Stream.of(codecs.split(","))
                        .map(codec -> codec.replaceAll("(brotli|xz)$", "$1-6"))
                        .flatMap(codec -> Stream.of("size", "serialize", "deserialize")
                                .map(operation -> "transactions/jvm/" + codec + "/" + operation))
                        .toArray(String[]::new));
        return outcome;
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
    void lists_name_what_there_is() throws Exception {
        Wirecost wirecost = Wirecost.warm(folder);

        assertThat(wirecost.run("list", "codecs").out())
                .containsPattern("\\nprotobuf-java .* protobuf-java 4\\..* com\\.google\\.protobuf\\n")
                .contains("capnproto-packed", "packed")
                .contains("'jaxb,jaxb+gzip'");
        assertThat(wirecost.run("list", "formats").out()).contains("Cap'n Proto", "capnproto, capnproto-packed");
        assertThat(wirecost.run("list", "workloads").out())
                .contains(
                        "transactions",
                        "records-mixed",
                        "school",
                        "shop",
                        "tiny",
                        "envelope",
                        "kitchen-sink",
                        "edge-values");
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
