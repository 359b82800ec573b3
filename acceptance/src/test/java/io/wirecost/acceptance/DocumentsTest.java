package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Documents that a command makes are as the command makes them now. */
class DocumentsTest {
    private static final Path DOCS = Path.of("..", "docs");

    @TempDir
    private Path folder;

    @Test
    void the_declared_losses_are_those_of_the_codecs() throws Exception {
        isCurrent("losses.md", "list", "losses");
    }

    @Test
    void the_reproduced_sizes_are_those_of_the_codecs() throws Exception {
        isCurrent("reproductions/lviv-2024-sizes.md", "reproduce", "lviv-2024-sizes");
    }

    private void isCurrent(String document, String... command) throws Exception {
        Outcome outcome = new Wirecost(folder).run(command);
        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(outcome.out())
                .as("make it anew: ./wirecost %s > docs/%s", String.join(" ", command), document)
                .isEqualToNormalizingNewlines(Files.readString(DOCS.resolve(document)));
    }
}
