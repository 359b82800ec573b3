package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.wirecost.acceptance.Wirecost.Outcome;
import io.wirecost.analysis.need.Facts;
import io.wirecost.analysis.need.FormatFacts.Library;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.installation.Installation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

        requirePart("losses.md", "$ ./wirecost list losses\n", outcome.out(), "```\n");
    }

    @Test
    void every_library_stands_with_licence_and_last_release_among_the_facts_of_its_format() throws Exception {
        assertThat(catalog().all())
                .filteredOn(entry -> entry.info().library().contains(":")
                        && !entry.info().library().startsWith("io.wirecost:"))
                .allSatisfy(entry -> assertThat(Facts.of(entry.info().plainFormat())
                                .orElseThrow()
                                .libraries())
                        .as(entry.name())
                        .extracting(Library::name, Library::version)
                        .contains(tuple(entry.info().library(), entry.info().version())));
    }

    @Test
    void the_table_says_of_every_codec_of_jvms_how_it_uses_its_library() throws Exception {
        Outcome outcome = Wirecost.warm(folder).run("list", "codecs", "--usage", "--to", "markdown");

        assertThat(catalog().all()).allMatch(codec -> codec.usage().isPresent());
        requirePart(
                "default-codecs.md",
                "<!-- ./wirecost list codecs --usage --to markdown -->\n",
                outcome.out(),
                "\nCodecs keep");
    }

    /** Fails unless a page has this text between two marks, which {@code -Drenew} writes there. */
    private static void requirePart(String page, String before, String expected, String after) throws Exception {
        Path file = DOCS.resolve(page);
        String text = Files.readString(file);
        int start = text.indexOf(before) + before.length();
        int end = text.indexOf(after, start);
        assertThat(end).as("what stands around the part of " + page).isGreaterThan(start);
        if (System.getProperty("renew") != null) {
            Files.writeString(file, text.substring(0, start) + expected + text.substring(end));
        }

        assertThat(Files.readString(file).substring(start))
                .as("the part of docs/%s that a command makes; -Drenew writes it again", page)
                .startsWith(expected + after);
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

    /** Round numbers, so that one codec more changes nothing. */
    @Test
    void the_readme_promises_no_more_codecs_and_formats_than_there_are() throws Exception {
        long formats = catalog().all().stream()
                .map(codec -> codec.info().format())
                .distinct()
                .count();
        Matcher promised = Pattern.compile("Over (\\d+) codecs of the JVM, (\\d+) formats and more")
                .matcher(Files.readString(Path.of("..", "README.md")));

        assertThat(promised.find()).isTrue();
        assertThat(catalog().all()).hasSizeGreaterThan(Integer.parseInt(promised.group(1)));
        assertThat(formats).isGreaterThanOrEqualTo(Long.parseLong(promised.group(2)));
    }

    private static CodecCatalog catalog() throws Exception {
        return CodecCatalog.load(Installation.at(Path.of(System.getProperty("wirecost.installation"))));
    }
}
