package io.wirecost.inference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records by strangers end with a sentence, not with an exhausted heap. */
class HostileRecordsTest {
    @TempDir
    private Path folder;

    @Test
    void all_that_is_wrong_with_the_json_is_said_at_once() {
        refusalReason(
                List.of(
                        "{\"a\":".repeat(10_000) + "1" + "}".repeat(10_000),
                        "{\"a\":1,\"a\":2}",
                        "{\"a\":" + "9".repeat(10_000) + "}",
                        "{\"" + "k".repeat(100_000) + "\":1}",
                        "[1]",
                        "{\"a\":"),
                "events.ndjson:1:",
                "nested deeper than 500 levels",
                "events.ndjson:2:8: the key \"a\" stands twice in one object",
                "events.ndjson:3:",
                "a number of more than 2000 digits",
                "events.ndjson:4:",
                "a key of more than 50000 characters",
                "record 5 (line 5): expected an object, found an array",
                "events.ndjson:6:");
    }

    @Test
    void bytes_that_are_no_text_are_named_with_their_place() throws IOException {
        Path file = folder.resolve("events.ndjson");
        Files.write(file, "{\"a\":\"x\"}\n{\"a\":\"\u00ff\"}\n".getBytes(StandardCharsets.ISO_8859_1));

        assertThatThrownBy(() -> new Given(file).inferred())
                .isInstanceOf(InputException.class)
                .hasMessageContaining("events.ndjson:2:7: the byte 0xff is no UTF-8");
    }

    @Test
    void records_whose_own_keys_are_data_are_refused() {
        refusalReason(
                IntStream.range(0, 400).mapToObj(i -> object(i * 10, "1")).toList(),
                "more than 1,000 different keys, so their keys are data");
    }

    @Test
    void keys_that_differ_on_every_level_take_bounded_room() {
        List<String> lines = IntStream.range(0, 3_000)
                .mapToObj(i -> "{\"f%d\":%s}".formatted(i % 900, object(i * 100, object(i * 100, "[{\"x\":1}]"))))
                .toList();

        refusalReason(lines, "more than 50,000 different fields");
    }

    @Test
    void a_map_with_more_keys_than_anybody_can_remember_is_a_map() throws InputException {
        List<String> lines = IntStream.range(0, 3_000)
                .mapToObj(i -> "{\"counts\":%s}".formatted(object(i * 10, "1")))
                .toList();

        Inferred inferred = Given.lines(folder, lines).inferred();

        assertThat(Given.place(inferred, "counts").type()).isEqualTo("map of int");
        assertThat(inferred.findings().proof().different()).isZero();
    }

    /** Ten keys that no other object has. */
    private static String object(int first, String value) {
        return IntStream.range(first, first + 10)
                .mapToObj(i -> "\"k" + i + "\":" + value)
                .collect(Collectors.joining(",", "{", "}"));
    }

    private void refusalReason(List<String> lines, String... problems) {
        assertThatThrownBy(() -> Given.lines(folder, lines).inferred())
                .isInstanceOf(InputException.class)
                .message()
                .contains(problems);
    }
}
