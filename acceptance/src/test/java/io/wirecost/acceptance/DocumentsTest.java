package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import io.wirecost.core.codec.Variant;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.installation.Installation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Documents that a command makes are as the command makes them now, and those that count codecs have counted right. */
class DocumentsTest {
    private static final Path DOCS = Path.of("..", "docs");

    @TempDir
    private Path folder;

    @Test
    void the_declared_losses_are_those_of_the_codecs() throws Exception {
        Outcome outcome = Wirecost.warm(folder).run("list", "losses");

        assertThat(DOCS.resolve("losses.md"))
                .as("put the output of ./wirecost list losses into docs/losses.md")
                .content()
                .isNotEmpty()
                .contains("$ ./wirecost list losses\n" + outcome.out() + "```\n");
    }

    /** The runs that they were made of lie beside them: hours of measuring cannot be repeated by a test. */
    @Test
    @Tag("nightly")
    void the_reproduced_studies_are_those_of_the_runs_beside_them() throws Exception {
        Path kept = DOCS.resolve("reproductions").toAbsolutePath().normalize();
        Path made = folder.resolve("made");

        Outcome outcome = Wirecost.warm(folder).run("reproduce", "all", "--from", kept.toString(), "--out", "made");

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(documents(made)).isEqualTo(documents(kept));
        for (String page : documents(kept)) {
            assertThat(made.resolve(page))
                    .as("make it anew: ./wirecost reproduce all --from docs/reproductions --out docs/reproductions")
                    .content()
                    .isEqualToNormalizingNewlines(Files.readString(kept.resolve(page)));
        }
    }

    /** Pages and their charts. */
    private static List<String> documents(Path folder) throws Exception {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(file -> folder.relativize(file).toString())
                    .filter(name -> name.endsWith(".md") || name.endsWith(".svg"))
                    .sorted()
                    .toList();
        }
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
    void the_table_says_of_every_codec_of_jvms_how_it_uses_its_library() throws Exception {
        String document = Files.readString(DOCS.resolve("default-codecs.md"));
        String table = document.substring(document.indexOf("## How each codec uses its library"));

        assertThat(catalog().all().stream().map(CatalogEntry::variant).map(Variant::name))
                .allSatisfy(name -> assertThat(table).contains("`" + name + "`"));
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
}
