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
                        "al[7:0x2e0]      811 ms: Mark-Compact (reduce) 58.2 (74.7) -> 57.9 (75.0) MB",
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
    void a_crash_of_a_jvm_is_told_without_what_differs_from_process_to_process() {
        assertThat(LastLines.of(List.of(
                        "#",
                        "# A fatal error has been detected by the Java Runtime Environment:",
                        "#",
                        "#  SIGSEGV (0xb) at pc=0x00007f431aed2f94, pid=2500, tid=2501",
                        "#",
                        "# JRE version: OpenJDK Runtime Environment (17.0.15+6)",
                        "# Problematic frame:",
                        "# J 2034 c1 java.lang.ref.Queue.enqueue(Ljava/lang/ref/Reference;)Z java.base@17.0.15 (26 bytes)"
                                + " @ 0x00007f4301b2f94 [0x00007f4301b2e00+0x0194]",
                        "#",
                        "# An error report file with more information is saved as:",
                        "# /dev/null",
                        "#",
                        "# If you would like to submit a bug report, please visit:",
                        "#   https://bugs.debian.org/openjdk-17",
                        "#")))
                .isEqualTo("; its last output: # A fatal error has been detected by the Java Runtime Environment: |"
                        + " #  SIGSEGV (0xb) | # Problematic frame: | # J c1 java.lang.ref.Queue.enqueue"
                        + "(Ljava/lang/ref/Reference;)Z java.base@17.0.15");
    }

    @Test
    void silence_adds_nothing() {
        assertThat(LastLines.of(List.of(" "))).isEmpty();
    }
}
