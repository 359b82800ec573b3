package io.wirecost.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoundedLinesTest {
    @Test
    void lines_end_with_any_kind_of_line_end() throws Exception {
        assertThat(lines("a\nb\r\nc\rd", 10)).containsExactly("a", "b", "c", "d");
        assertThat(lines("a\n\n\r\n\r\rb\n", 10)).containsExactly("a", "", "", "", "", "b");
        assertThat(lines("", 10)).isEmpty();
    }

    @Test
    void of_a_line_that_is_too_long_the_beginning_is_kept_and_the_next_line_is_whole() throws Exception {
        assertThat(lines("abcdef\ngh\nijkl", 3)).containsExactly("abc", "gh", "ijk");
    }

    private static List<String> lines(String text, int longest) throws IOException {
        BoundedLines lines = new BoundedLines(new StringReader(text), longest);
        List<String> all = new ArrayList<>();
        for (String line = lines.next(); line != null; line = lines.next()) {
            all.add(line);
        }
        return all;
    }
}
