package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.installation.Installation;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Documents that a command makes are as the command makes them now, and those that count codecs have counted right. */
class DocumentsTest {
    private static final Path DOCS = Path.of("..", "docs");

    @TempDir
    private Path folder;

    /** Other runtimes, which a machine may have or not, are not on the path. */
    @Test
    void the_declared_losses_are_those_of_the_codecs() throws Exception {
        Outcome outcome = Wirecost.warm(folder).with("PATH", folder.toString()).run("list", "losses");

        assertThat(DOCS.resolve("losses.md"))
                .as("put the output of ./wirecost list losses into docs/losses.md")
                .content()
                .isNotEmpty()
                .contains("$ ./wirecost list losses\n" + outcome.out() + "```\n");
    }

    /** One format of the study has a library for Node.js only. */
    @Test
    void the_reproduced_sizes_are_those_of_the_codecs() throws Exception {
        isCurrent(
                OtherRuntime.node().in(Wirecost.warm(folder)),
                "reproductions/lviv-2024-sizes.md",
                "reproduce",
                "lviv-2024-sizes");
    }

    /** The runs that it was made of lie beside it: an hour of measuring cannot be repeated by a test. */
    @Test
    void the_reproduced_latencies_are_those_of_the_runs_beside_them() throws Exception {
        Path runs =
                DOCS.resolve("reproductions/lviv-2024-latency").toAbsolutePath().normalize();
        isCurrent(
                "reproductions/lviv-2024-latency.md",
                "reproduce",
                "lviv-2024-latency",
                runs.resolve("processes.json").toString(),
                "--threads",
                runs.resolve("threads.json").toString());
    }

    @Test
    void what_bandwidth_makes_of_the_study_is_that_of_the_sweep_beside_it() throws Exception {
        isCurrent(
                "reproductions/lviv-2024-bandwidth.md",
                "reproduce",
                "lviv-2024-bandwidth",
                DOCS.resolve("reproductions/lviv-2024-bandwidth/sweep.json")
                        .toAbsolutePath()
                        .normalize()
                        .toString());
    }

    /** A default that an installation does not have is left out without a word, so that a wrong name would go unnoticed. */
    @Test
    void every_default_codec_is_there_and_the_document_counts_them() throws Exception {
        assertThat(DOCS.resolve("default-codecs.md"))
                .content()
                .contains("measures these %d codecs"
                        .formatted(catalog().defaults().size()));
    }

    @Test
    void the_readme_counts_codecs_and_formats() throws Exception {
        long formats = catalog().all().stream()
                .map(codec -> codec.info().format())
                .distinct()
                .count();

        assertThat(Path.of("..", "README.md"))
                .content()
                .contains("%d codecs of the JVM, %d formats"
                        .formatted(catalog().all().size(), formats));
    }

    private static CodecCatalog catalog() throws Exception {
        return CodecCatalog.load(Installation.at(Path.of(System.getProperty("wirecost.installation"))));
    }

    private void isCurrent(String document, String... command) throws Exception {
        isCurrent(Wirecost.warm(folder), document, command);
    }

    private static void isCurrent(Wirecost wirecost, String document, String... command) throws Exception {
        Outcome outcome = wirecost.run(command);
        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(outcome.out())
                .as("make it anew: ./wirecost %s > docs/%s", String.join(" ", command), document)
                .isEqualToNormalizingNewlines(Files.readString(DOCS.resolve(document)));
    }
}
