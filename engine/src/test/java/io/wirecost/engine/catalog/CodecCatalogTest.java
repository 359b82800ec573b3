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
                        "hangs-in-forks",
                        "has-limits");
    }

    @Test
    void a_star_selects_all() throws Exception {
        CodecCatalog catalog = CodecCatalog.load(installation);

        assertThat(catalog.select(List.of("*"))).isEqualTo(catalog.all()).isNotEmpty();
    }

    @Test
    void every_unknown_pattern_is_answered_with_the_nearest_name() throws Exception {
        CodecCatalog catalog = CodecCatalog.load(installation);

        assertThat(problems(catalog, "honets", "noisy", "emtpy*", "java"))
                .containsExactly(
                        "codec honets: expected a name that wirecost list codecs shows; did you mean \"honest\"?",
                        "codec emtpy*: expected a name that wirecost list codecs shows; did you mean \"empty\"?",
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

        assertThat(problems(catalog, "honest+zip", "honets+gzip", "*+lz4", "honets+"))
                .containsExactly(
                        "codec honest+zip: expected gzip behind +; did you mean \"honest+gzip\"?",
                        "codec honets: expected a name that wirecost list codecs shows; did you mean \"honest\"?",
                        "codec *+lz4: expected gzip behind +",
                        "codec honets: expected a name that wirecost list codecs shows; did you mean \"honest\"?",
                        "codec honets+: expected gzip behind +; did you mean \"honets+gzip\"?");
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
