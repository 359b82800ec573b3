package io.wirecost.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LastLinesTest {
    @Test
    void only_the_last_five_lines_are_told() {
        assertThat(LastLines.of(List.of("1", "2", "3", "", "4", "5", "6")))
                .isEqualTo("; its last output: 2 | 3 | 4 | 5 | 6");
    }

    @Test
    void an_exception_is_told_without_where_it_came_from(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("stderr"), """
                ERROR while appending
                java.lang.IllegalStateException: cannot append
                \tat java.base/sun.nio.ch.FileDispatcherImpl.write0(Native Method)
                \tat kafka.Log.append(Log.scala:17) [kafka.jar:?]
                Caused by: java.io.IOException: No space left on device
                \t... 17 more
                """);

        assertThat(LastLines.of(file))
                .contains("No space left on device", "cannot append")
                .doesNotContain("write0", "17 more");
    }

    @Test
    void what_node_lacked_is_told_without_its_native_frames() {
        assertThat(LastLines.of(List.of(
                        "[7:0x2e0]      912 ms: Mark-Compact 63.1 (65.2) -> 63.0 (65.4) MB, 41.1 / 0.0 ms",
                        "FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory",
                        "----- Native stack trace -----",
                        " 1: 0xe13fde node::OOMErrorHandler(char const*, v8::OOMDetails const&) [node]",
                        "10: 0x195e476  [node]")))
                .isEqualTo("; its last output: FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out"
                        + " of memory | ----- Native stack trace -----");
    }

    @Test
    void what_a_jvm_says_of_the_options_that_it_found_explains_no_end() {
        assertThat(LastLines.of(List.of("Picked up JAVA_TOOL_OPTIONS: -Xint", "NOTE: Picked up JDK_JAVA_OPTIONS: -ea")))
                .isEmpty();
    }

    @Test
    void silence_adds_nothing() {
        assertThat(LastLines.of(List.of(" "))).isEmpty();
    }
}
