package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import io.wirecost.core.dataset.SchemaFindings;
import io.wirecost.core.run.AsGiven;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.TypingGains;
import io.wirecost.core.run.TypingGains.CodecGain;
import io.wirecost.core.run.UnionGains;
import io.wirecost.results.RunFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** JSON without a schema, from one command to a report that says what was inferred and what it is worth. */
class InferredRecordsTest {
    private static final int RECORDS = 60;

    @TempDir
    private Path folder;

    private Wirecost wirecost;

    @BeforeEach
    void setUp() throws IOException {
        wirecost = Wirecost.warm(folder);
        Files.write(
                folder.resolve("events.ndjson"),
                IntStream.range(0, RECORDS).mapToObj(InferredRecordsTest::event).toList());
    }

    private static String event(int i) {
        String actor = i % 3 == 0
                ? "{\"type\":\"bot\",\"runs\":%d}".formatted(i)
                : "{\"type\":\"user\",\"mail\":\"u%d@example.org\"}".formatted(i);
        return ("{\"event-id\":\"123e4567-e89b-12d3-a456-4266141740%02d\",\"n\":%d,\"at\":\"2024-02-03T10:00:%02d.000Z\","
                        + "\"actor\":%s,\"labels\":{\"k%d\":1,\"k%d\":2}}")
                .formatted(i, (1L << 50) + i, i, actor, 2 * i, 2 * i + 1);
    }

    @Test
    void one_command_gives_a_report_that_says_what_was_inferred_and_what_it_saves() throws Exception {
        Outcome outcome = wirecost.run(
                "run",
                "--records",
                "events.ndjson",
                "--measure",
                "size",
                "--codec",
                "jackson-json,avro-generic",
                "--out",
                "out");

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        Run run = RunFile.read(folder.resolve("out/run.json"));
        SchemaFindings findings = run.data().given().flatMap(AsGiven::findings).orElseThrow();
        assertThat(findings.places())
                .extracting(place -> place.path() + " " + place.type())
                .contains("event-id uuid", "n long", "at timestamp-millis", "actor union of 2", "labels map of int");
        assertThat(findings.proof().different()).isZero();
        TypingGains gains = run.data().given().flatMap(AsGiven::typing).orElseThrow();
        assertThat(gains.codecs())
                .filteredOn(gain -> gain.codec().equals("avro-generic"))
                .singleElement()
                .satisfies(gain -> assertThat(gain.spelled()).isGreaterThan(gain.typed() + 30));
        assertThat(gains.codecs()).extracting(CodecGain::codec).contains("jackson-json");
        UnionGains unions = run.data().given().flatMap(AsGiven::unions).orElseThrow();
        assertThat(unions.places()).containsExactly("actor");
        assertThat(unions.codecs())
                .filteredOn(sizes -> sizes.codec().equals("avro-generic"))
                .singleElement()
                .satisfies(sizes -> assertThat(sizes.without()).isEqualTo(sizes.with() + 1));
        assertThat(unions.codecs())
                .as("the field type tells the kind, so JSON is what it was")
                .filteredOn(sizes -> sizes.codec().equals("jackson-json"))
                .singleElement()
                .satisfies(sizes -> assertThat(sizes.without()).isEqualTo(sizes.with()));
        assertThat(folder.resolve("out/report.html")).content().contains("event-id", "labels{}", "worth of the unions");
    }

    @Test
    void without_unions_objects_of_several_kinds_are_one_record() throws Exception {
        Outcome inferred = wirecost.run("infer", "events.ndjson", "--no-unions");

        assertThat(inferred.exitCode()).as(inferred.err()).isZero();
        assertThat(inferred.out()).contains("record of 3", "actor: objects of 2 kinds, told apart by type");
    }

    @Test
    void the_schema_alone_can_be_had_and_given_again() throws Exception {
        Outcome inferred = wirecost.run("infer", "events.ndjson", "--out", "events.avsc");
        Outcome given = wirecost.run(
                "explain", "--schema", "events.avsc", "--records", "events.ndjson", "--codec", "jackson-json");

        assertThat(inferred.exitCode()).as(inferred.err()).isZero();
        assertThat(inferred.out()).contains("labels", "map of int", "Proof: all 60 records");
        assertThat(given.exitCode()).as(given.err()).isZero();
        assertThat(given.out()).contains("record 1 of events in JSON", "e4567-e89b");
    }

    @Test
    void a_field_can_be_left_out_and_the_report_says_so() throws Exception {
        assertThat(wirecost.run("infer", "events.ndjson", "--without", "actor.mail")
                        .out())
                .contains("actor.mail")
                .doesNotContain("example.org");
    }

    @Test
    void bad_records_and_bad_options_are_all_named_and_nothing_is_written() throws Exception {
        Files.writeString(folder.resolve("bad.ndjson"), "{\"a\":1,\"a\":2}\n[]\n{\"b\":\n");

        Outcome records = wirecost.run("run", "--records", "bad.ndjson", "--out", "out");
        Outcome types = wirecost.run("infer", "events.ndjson", "--type", "n=number", "--type", "at");
        Outcome both = wirecost.run("run", "--without", "a", "--out", "out");

        assertThat(records.exitCode()).isEqualTo(2);
        assertThat(records.err())
                .contains("bad.ndjson:1:8: the key", "record 2 (line 2): expected an object", "bad.ndjson:3:");
        assertThat(types.exitCode()).isEqualTo(2);
        assertThat(types.err()).contains("--type n=number:", "--type at:");
        assertThat(both.exitCode()).isEqualTo(2);
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).noneMatch(path -> path.endsWith("out"));
        }
    }
}
