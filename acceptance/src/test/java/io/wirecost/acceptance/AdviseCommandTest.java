package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import io.wirecost.results.RunFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What to do, by the figures of a real run with one round: settings are certain, a migration is not. */
class AdviseCommandTest {
    private static final String FREE = """
            {"name": "free", "currency": "CHF", "prices": {
              %s
              "worth": {"amount": 200, "unit": "month", "source": "a test", "date": "2026-11-28"}}}
            """;

    @TempDir
    private static Path folder;

    private static Wirecost wirecost;
    private static Outcome run;

    @BeforeAll
    static void measure() {
        wirecost = Wirecost.warm(folder);
        run = wirecost.run(
                "run",
                "--codec",
                "jackson-json,protobuf-java,kryo",
                "--measure",
                "size,speed,compression",
                "--profile",
                "smoke",
                "--traffic",
                "7000/s",
                "--need",
                "none",
                "--out",
                "out");
        assertThat(run.exitCode()).as(run.err()).isZero();
    }

    @Test
    void a_run_that_is_given_traffic_ends_with_advice_and_its_report_begins_with_it() throws Exception {
        assertThat(words(run)).contains("7,000 messages a second", "Keep jackson-json, and set compression.type=");
        assertThat(folder.resolve("out/report.html")).content().contains("\"perSecond\":7000,", "\"needed\":[]");

        assertThat(wirecost.run("report", "out", "--out", "again.html").exitCode())
                .isZero();

        assertThat(folder.resolve("again.html")).content().contains("\"perSecond\":7000,");
    }

    @Test
    void a_run_that_is_continued_is_asked_what_it_was_asked_when_it_was_started() throws Exception {
        Path file = Files.createDirectories(folder.resolve("interrupted")).resolve("run.json");
        RunFile.write(OwnRecordsTest.interrupted(RunFile.read(folder.resolve("out/run.json"))), file);
        String asked = "7,000 messages a second";

        assertThat(words(wirecost.run("run", "--resume", "interrupted"))).contains(asked);

        assertThat(words(wirecost.run("run", "--resume", "interrupted"))).contains(asked);
        assertThat(file.resolveSibling("report.html")).content().contains("\"perSecond\":7000,");
    }

    @Test
    @Tag("nightly")
    void whether_fields_can_be_added_is_taken_from_what_evolve_has_measured() {
        Outcome tried = wirecost.run(
                "evolve",
                "--edits",
                "add-last-optional",
                "--codec",
                "jackson-json,protobuf-java,kryo",
                "--out",
                "evolved",
                "--quiet");
        assertThat(tried.exitCode()).as(tried.err()).isZero();

        assertThat(advice("--traffic", "7000/s", "--need", "evolvable", "--evolution", "evolved"))
                .contains("evolvable: as shipped no: an optional field added at the end, old messages, new reader: ");
    }

    @Test
    void with_tiny_traffic_what_is_in_use_stays() {
        assertThat(advice("--traffic", "1/s"))
                .contains("Stay with what you have: jackson-json with compression.type=none", "That is not worth it");
    }

    @Test
    void where_batches_are_compressed_already_the_codec_stays() {
        assertThat(advice("--traffic", "7000/s", "--compression-today", "zstd", "--linger-today", "20ms"))
                .contains("Stay with what you have: jackson-json with compression.type=zstd")
                .doesNotContain("Migrate");
    }

    @Test
    void prices_change_the_answer() throws Exception {
        Files.writeString(folder.resolve("free.json"), FREE.formatted(prices(0)));
        assertThat(advice("--traffic", "7000/s")).contains("Keep jackson-json, and set ");
        assertThat(advice("--traffic", "7000/s", "--prices", "free.json"))
                .contains("Stay with what you have: jackson-json", "CHF 0.00");
    }

    @Test
    void needs_change_the_answer_and_a_format_of_one_platform_is_not_portable() {
        assertThat(advice("--traffic", "7000/s", "--need", "in-place"))
                .contains("No codec of this run meets all needs: in-place", "Without in-place, 4 codecs are left.");
        assertThat(advice("--traffic", "7000/s", "--need", "readable,in-place"))
                .contains("Without in-place, 1 codec is left.");
        assertThat(advice("--traffic", "7000/s", "--need", "portable"))
                .contains("portable: only one platform reads it");
    }

    @Test
    void all_that_is_wrong_with_prices_and_options_is_said_at_once() throws Exception {
        Files.writeString(
                folder.resolve("wrong.json"),
                FREE.formatted(prices(-1).replace("GB-month", "GiB").replaceFirst("\"processor\".*\\},", "")));

        Outcome outcome = wirecost.run(
                "advise", "out", "--traffic", "fast", "--zones", "0", "--need", "portabel", "--prices", "wrong.json");

        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err())
                .contains(
                        "--traffic fast: expected a rate such as 5000/s",
                        "--zones 0: expected a number from 1 to",
                        "portabel",
                        "prices.broker-storage.unit: expected GB-month, got GiB",
                        "prices.network-out.amount: expected a number from 0 on, got -1",
                        "prices.processor: is missing")
                .doesNotContain("Exception");
    }

    private static String advice(String... options) {
        List<String> arguments = new ArrayList<>(List.of("advise", "out"));
        arguments.addAll(List.of(options));
        Outcome outcome = wirecost.run(arguments.toArray(String[]::new));
        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        return words(outcome);
    }

    private static String words(Outcome outcome) {
        return outcome.out().replaceAll("\\s+", " ");
    }

    /** All prices of a file, each in a line. */
    private static String prices(int amount) {
        String price =
                "\"%s\": {\"amount\": %d, \"unit\": \"%s\", \"source\": \"a test\", \"date\": \"2026-11-28\"},\n";
        StringBuilder lines = new StringBuilder();
        List.of(
                        List.of("network-between-zones", "GB"),
                        List.of("network-out", "GB"),
                        List.of("broker-storage", "GB-month"),
                        List.of("broker-network", "MB/s-month"),
                        List.of("service-in", "GB"),
                        List.of("service-out", "GB"),
                        List.of("processor", "core-hour"))
                .forEach(item -> lines.append(price.formatted(item.get(0), amount, item.get(1))));
        return lines.toString();
    }
}
