package io.wirecost.harness.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.json.Json;
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
        assertThat(JsonLine.parse(line))
                .containsEntry("text", new Json.Str("a \"quoted\" \\ path,\n\t\u0001 é 😀"))
                .containsEntry("number", new Json.Num("-12500.0"))
                .containsEntry("truth", new Json.Bool(true))
                .containsEntry("nothing", new Json.Null())
                .containsEntry(
                        "list",
                        new Json.Arr(List.of(
                                new Json.Str("a"), new Json.Num("1.0"), new Json.Arr(List.of()), new Json.Bool(false))))
                .containsEntry("object", new Json.Obj(Map.of("a", new Json.Obj(Map.of()))));
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
