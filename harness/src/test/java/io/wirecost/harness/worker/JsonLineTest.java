package io.wirecost.harness.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonLineTest {
    @Test
    void what_was_written_is_read() throws Exception {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("text", "a \"quoted\" \\ path,\n\t\u0001 é 😀");
        members.put("number", -12.5e3);
        members.put("truth", true);
        members.put("nothing", null);
        members.put("list", Arrays.asList("a", 1.0, List.of(), false));
        members.put("object", Map.of("a", Map.of()));

        String line = JsonLine.format(members);

        assertThat(line).doesNotContain("\n");
        assertThat(JsonLine.parse(line)).isEqualTo(members);
    }

    @Test
    void white_space_and_escapes_of_other_writers_are_read() throws Exception {
        assertThat(JsonLine.parse(" { \"a\\/\\u00e9\\b\" : [ 1 , 2 ] } "))
                .isEqualTo(Map.of("a/é\b", List.of(1.0, 2.0)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "sing!",
                "[]",
                "{",
                "{\"a\"}",
                "{\"a\": }",
                "{\"a\": 1 2}",
                "{\"a\": \"b",
                "{\"a\": \"\\x\"}",
                "{\"a\": yes}",
                "{\"a\": 1-}",
                "{} {}",
                "{\"a\": \"\\u12\"}"
            })
    void anything_else_is_no_request(String line) {
        assertThatThrownBy(() -> JsonLine.parse(line)).isInstanceOf(Problem.class);
    }
}
