package io.wirecost.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.InputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
    void every_unknown_pattern_is_answered_with_the_nearest_names() throws Exception {
        CodecCatalog catalog = CodecCatalog.load(installation);

        assertThatThrownBy(() -> catalog.select(List.of("honets", "noisy", "emtpy*")))
                .isInstanceOfSatisfying(
                        InputException.class,
                        e -> assertThat(e.problems())
                                .satisfiesExactly(
                                        first ->
                                                assertThat(first).startsWith("unknown codec honets; nearest: honest, "),
                                        second -> assertThat(second)
                                                .startsWith("unknown codec emtpy*; nearest: empty, ")));
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
}
