package io.wirecost.engine.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.wirecost.core.InputException;
import io.wirecost.engine.TestInstallation;
import io.wirecost.engine.installation.Installation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CodecCatalogTest {
    @TempDir
    Path folder;

    private Installation installation;

    @BeforeEach
    void install() throws Exception {
        installation = TestInstallation.in(folder);
    }

    @Test
    void globs_select_each_codec_once_in_the_order_of_the_catalogue() throws Exception {
        assertThat(CodecCatalog.load(installation).select(List.of("*-in-forks", "honest", "h*")))
                .extracting(CatalogEntry::name)
                .containsExactly(
                        "honest",
                        "hangs-at-the-17th",
                        "cheats-in-forks",
                        "throws-in-forks",
                        "exits-in-forks",
                        "loops-in-forks",
                        "has-limits");
    }

    @Test
    void a_star_selects_all() throws Exception {
        CodecCatalog catalog = CodecCatalog.load(installation);

        assertThat(catalog.select(List.of("*"))).isEqualTo(catalog.all()).isNotEmpty();
    }

    @Test
    void a_runtime_before_a_name_leaves_other_runtimes_alone() throws Exception {
        CodecCatalog catalog = CodecCatalog.load(installation);

        assertThat(catalog.select(List.of("jvm/honest")))
                .extracting(CatalogEntry::name)
                .containsExactly("honest");
        assertThat(problems(catalog, "node/honest", "jvm/honets+gzip"))
                .containsExactly(
                        "codec node/honest: expected a name that wirecost list codecs shows; did you mean \"honest\"?",
                        "codec jvm/honets: expected a name that wirecost list codecs shows; did you mean \"honest\"?");
    }

    @Test
    void every_unknown_pattern_is_answered_with_the_nearest_name() throws Exception {
        CodecCatalog catalog = CodecCatalog.load(installation);

        assertThat(problems(catalog, "honets", "noisy", "stagde*", "java"))
                .containsExactly(
                        "codec honets: expected a name that wirecost list codecs shows; did you mean \"honest\"?",
                        "codec stagde*: expected a name that wirecost list codecs shows; did you mean \"staged\"?",
                        "codec java: expected a name that wirecost list codecs shows");
    }

    @Test
    void a_wrapper_is_selected_by_its_sign_only() throws Exception {
        CodecCatalog catalog = CodecCatalog.load(installation);

        assertThat(catalog.select(List.of("ho*", "st*")))
                .extracting(CatalogEntry::name)
                .containsExactly("honest", "staged", "stumbles-over-the-schema");
        assertThat(catalog.select(List.of("noisy", "ho*+gzip", "honest", "st*d+gzip")))
                .extracting(CatalogEntry::name)
                .containsExactly("honest", "honest+gzip", "staged+gzip", "noisy");
        assertThat(catalog.select(List.of("*+gzip"))).hasSameSizeAs(catalog.all());
        assertThat(catalog.select(List.of("honest+gzip")))
                .extracting(entry -> entry.info().format())
                .containsExactly("Java+gzip");
    }

    @Test
    void a_wrapped_codec_is_among_neither_all_nor_the_defaults_but_is_found_by_its_name() throws Exception {
        CodecCatalog catalog = CodecCatalog.load(installation);

        assertThat(catalog.all()).extracting(CatalogEntry::name).noneMatch(name -> name.contains("+"));
        assertThat(catalog.named(Set.of("honest+gzip", "noisy", "nobody+gzip")))
                .extracting(CatalogEntry::name)
                .containsExactly("honest+gzip", "noisy");
    }

    @Test
    void an_unknown_wrapper_and_an_unknown_codec_in_one_are_told_apart() throws Exception {
        CodecCatalog catalog = CodecCatalog.load(installation);

        String all = "gzip, zstd-1 to zstd-22, lz4, snappy, brotli-0 to brotli-11, xz-0 to xz-9";
        assertThat(problems(catalog, "honest+zip", "honets+gzip", "*+lzma", "honets+"))
                .containsExactly(
                        "codec honest+zip: expected one of %s behind +; did you mean \"honest+gzip\"?".formatted(all),
                        "codec honets: expected a name that wirecost list codecs shows; did you mean \"honest\"?",
                        "codec *+lzma: expected one of %s behind +; did you mean \"*+lz4\"?".formatted(all),
                        "codec honets: expected a name that wirecost list codecs shows; did you mean \"honest\"?",
                        "codec honets+: expected one of %s behind +; did you mean \"honets+gzip\" or \"honets+zstd\" or \"honets+lz4\"?"
                                .formatted(all));
    }

    @Test
    void a_level_that_is_none_is_answered_with_those_that_there_are() throws Exception {
        CodecCatalog catalog = CodecCatalog.load(installation);

        assertThat(problems(catalog, "honest+zstd-23", "*+gzip-6"))
                .containsExactly(
                        "codec honest+zstd-23: expected zstd-1 to zstd-22 behind +; did you mean \"honest+zstd\"?",
                        "codec *+gzip-6: expected gzip behind +; did you mean \"*+gzip\"?");
    }

    @Test
    void a_compression_whose_library_is_not_installed_is_not_there() throws Exception {
        CodecCatalog catalog = CodecCatalog.load(installation);

        assertThat(problems(catalog, "honest+zstd"))
                .containsExactly("codec honest+zstd: the libraries of zstd are not in this installation");
        assertThat(catalog.select(List.of("honest+*")))
                .extracting(CatalogEntry::name)
                .containsExactly("honest+gzip");
    }

    @Test
    void every_level_has_one_name_and_a_star_means_each_compression_at_its_usual_level() throws Exception {
        TestInstallation.addCompressions(installation);
        CodecCatalog catalog = CodecCatalog.load(installation);

        assertThat(catalog.select(List.of("honest+zstd-19", "honest", "honest+zstd", "hon*+zstd-3", "honest+lz4")))
                .extracting(CatalogEntry::name)
                .containsExactly("honest", "honest+zstd-3", "honest+zstd-19", "honest+lz4");
        assertThat(catalog.select(List.of("honest+*")))
                .extracting(entry -> entry.info().format())
                .containsExactly("Java+gzip", "Java+zstd-3", "Java+lz4", "Java+snappy", "Java+brotli-6", "Java+xz-6");
        assertThat(catalog.named(Set.of("honest+zstd-22", "honest+zstd", "hon*")))
                .extracting(CatalogEntry::name)
                .containsExactly("honest+zstd-22");
        assertThat(catalog.select(List.of("honest+lz4")).get(0).info().backEnd())
                .matches("pure Java; lz4: native liblz4, lz4-java \\S+");
    }

    @Test
    void characters_of_regular_expressions_stand_for_themselves() throws Exception {
        CodecCatalog catalog = CodecCatalog.load(installation);

        assertThatThrownBy(() -> catalog.select(List.of("hones."))).isInstanceOf(InputException.class);
    }

    @Test
    void two_modules_with_the_same_codec_are_an_error() throws Exception {
        Path copy = Files.createDirectories(folder.resolve("codecs/twin/lib"));
        Files.copy(folder.resolve("codecs/liars/lib/liars.jar"), copy.resolve("liars.jar"));

        assertThatThrownBy(() -> CodecCatalog.load(installation))
                .hasMessage("modules liars and twin both have a codec honest");
    }

    @Test
    void a_folder_without_the_layout_is_no_installation() {
        assertThatThrownBy(() -> Installation.at(folder.resolve("codecs")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("it has no folder harness");
    }

    private static List<String> problems(CodecCatalog catalog, String... patterns) {
        return catchThrowableOfType(InputException.class, () -> catalog.select(List.of(patterns)))
                .problems();
    }
}
