package io.wirecost.evolution.edit;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.evolution.result.ReadingOutcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The tables of docs/evolution.md that are made of the code. */
class EvolutionPageTest {
    private static final Path PAGE = Path.of("..", "docs", "evolution.md");

    @Test
    void the_page_has_every_edit_with_what_readers_should_see() throws Exception {
        requirePart(
                "catalogue",
                table(
                        "| edit | change | backward: the new reader should see | forward: the old reader should see |\n"
                                + "| --- | --- | --- | --- |\n",
                        Arrays.stream(EditKind.values()),
                        kind -> "| `%s` | %s | %s | %s |"
                                .formatted(kind.id(), kind.label(), kind.backward(), kind.forward())));
    }

    @Test
    void the_page_has_every_sign() throws Exception {
        requirePart(
                "signs",
                table(
                        "| sign | meaning |\n| --- | --- |\n",
                        Arrays.stream(ReadingOutcome.values()),
                        outcome -> "| `%s` | %s |".formatted(outcome.sign(), outcome.title())));
    }

    private static <T> String table(String head, Stream<T> rows, Function<T, String> row) {
        return rows.map(row).collect(Collectors.joining("\n", head, "\n"));
    }

    /** Fails unless the page has this text between two marks, which {@code -Drenew} writes there. */
    private static void requirePart(String name, String expected) throws Exception {
        String before = "<!-- " + name + " -->\n";
        String after = "<!-- end of " + name + " -->";
        String text = Files.readString(PAGE);
        int start = text.indexOf(before) + before.length();
        if (System.getProperty("renew") != null) {
            Files.writeString(PAGE, text.substring(0, start) + expected + text.substring(text.indexOf(after)));
        }

        assertThat(Files.readString(PAGE).substring(start))
                .as("the %s of docs/evolution.md; -Drenew writes it again", name)
                .startsWith(expected + after);
    }
}
