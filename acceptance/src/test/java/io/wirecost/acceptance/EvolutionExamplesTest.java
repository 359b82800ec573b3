package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pairs of schemas in docs/evolution are read as the page says, and judged as it says. */
@Tag("nightly")
class EvolutionExamplesTest {
    private static final Path DOCS = Path.of("..", "docs").toAbsolutePath().normalize();
    private static final String CODECS = "avro-generic,protobuf-java,thrift-compact,flatbuffers";

    private static final String APICURIO = "WIRECOST_APICURIO";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "long-to-double,avsc,Avro's SchemaCompatibility,backward,compatible,another value",
        "milliseconds-to-microseconds,avsc,Avro's SchemaCompatibility,backward,compatible,another value",
        "milliseconds-to-microseconds,avsc,Avro's SchemaCompatibility,forward,compatible,another value",
        "milliseconds-to-microseconds,avsc,Apicurio's rule for Protocol Buffers,backward,compatible,another value",
        "decimal-scale,avsc,Avro's SchemaCompatibility,backward,compatible,another value",
        "decimal-scale,avsc,Avro's SchemaCompatibility,forward,compatible,another value",
        "decimal-scale,avsc,Apicurio's rule for Avro,forward,compatible,another value",
        "bytes-to-string,avsc,Avro's SchemaCompatibility,backward,compatible,another value",
        "number-used-again,proto,flatc --conform,backward,compatible,another value",
        "number-used-again,proto,flatc --conform,forward,compatible,another value",
        "number-used-again,proto,thrift --audit,backward,compatible,another value",
        "number-used-again,proto,buf breaking,backward,compatible,another value",
        "narrower-number,proto,buf breaking,backward,compatible,another value",
        "optional-removed,proto,thrift --audit,backward,incompatible,every record is read as wished",
        "optional-removed,proto,thrift --audit,forward,incompatible,every record is read as wished",
        "optional-removed,proto,buf breaking,forward,incompatible,every record is read as wished"
    })
    void a_judge_and_the_bytes_disagree(
            String schemas, String language, String judge, String direction, String says, String happens)
            throws Exception {
        assumeThat(isThere(judge)).as("%s is installed", judge).isTrue();
        Path pair = DOCS.resolve("evolution").resolve(schemas);

        Outcome outcome = Wirecost.warm(folder)
                .with("PATH", System.getenv("PATH"))
                .with(APICURIO, System.getenv().getOrDefault(APICURIO, ""))
                .run(
                        "evolve",
                        "--from",
                        pair.resolve("old." + language).toString(),
                        "--to",
                        pair.resolve("new." + language).toString(),
                        "--runtime",
                        "jvm",
                        "--codec",
                        CODECS,
                        "--details",
                        "--quiet",
                        "--out",
                        "out");

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(outcome.out().lines())
                .anyMatch(line -> line.startsWith(judge)
                        && line.contains(" " + direction + " ")
                        && line.contains(" " + says)
                        && line.contains(happens));
    }

    @Test
    void every_pair_is_on_the_page_and_every_pair_of_the_page_is_there() throws Exception {
        String page = Files.readString(DOCS.resolve("evolution.md"));
        try (Stream<Path> pairs = Files.list(DOCS.resolve("evolution"))) {
            List<String> names =
                    pairs.map(pair -> pair.getFileName().toString()).toList();
            assertThat(names)
                    .hasSizeGreaterThanOrEqualTo(5)
                    .allMatch(name -> page.contains("(evolution/" + name + ")"));
        }
    }

    /** Programs of other projects are not on every machine. Avro's library is, and flatc is one of our own tools. */
    private static boolean isThere(String judge) {
        if (judge.startsWith("Apicurio")) {
            return System.getenv(APICURIO) != null;
        }
        String program = judge.substring(0, judge.indexOf(' '));
        return !List.of("buf", "thrift").contains(program)
                || Stream.of(System.getenv("PATH").split(":"))
                        .anyMatch(each -> Files.isExecutable(Path.of(each, program)));
    }
}
