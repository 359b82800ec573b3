package io.wirecost.core.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.wirecost.core.InputException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTextTest {
    @Test
    void numbers_keep_their_digits() throws InputException {
        assertThat(JsonText.read("[-0, 1.50, 1e400, 9223372036854775808]", "x"))
                .isEqualTo(new Json.Arr(List.of(
                        new Json.Num("-0"),
                        new Json.Num("1.50"),
                        new Json.Num("1e400"),
                        new Json.Num("9223372036854775808"))));
    }

    @Test
    void every_kind_of_value_is_read() throws InputException {
        assertThat(JsonText.read("{\"a\":[true,false,null,\"\\u00e9\"]}", "x"))
                .isEqualTo(new Json.Obj(Map.of(
                        "a",
                        new Json.Arr(List.of(
                                new Json.Bool(true), new Json.Bool(false), new Json.Null(), new Json.Str("é"))))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"a": 1,}            | x.json:1:9: invalid JSON: unexpected "}"
            {"a" 1}              | x.json:1:6: invalid JSON: unexpected "1"
            {a: 1}               | x.json:1:2: invalid JSON: unexpected "a"
            [1, 2                | x.json:1:6: invalid JSON: the text ends before its value does; is a bracket, brace or quote missing?
            "a                   | x.json:1:3: invalid JSON: the text ends before its value does; is a bracket, brace or quote missing?
            [NaN]                | x.json:1:2: invalid JSON: unexpected "NaN"
            nope                 | x.json:1:1: invalid JSON: unexpected "nope"
            [01]                 | x.json:1:3: invalid JSON: unexpected "1"
            [1.]                 | x.json:1:4: invalid JSON: unexpected "]"
            [-]                  | x.json:1:3: invalid JSON: unexpected "]"
            [1e+]                | x.json:1:5: invalid JSON: unexpected "]"
            [.5]                 | x.json:1:2: invalid JSON: unexpected "."
            ["\\x"]             | x.json:1:4: invalid JSON: unexpected "x"
            ["\\u00g0"]         | x.json:1:7: invalid JSON: unexpected "g"
            [trueish]            | x.json:1:2: invalid JSON: unexpected "trueish"
            [1,]                 | x.json:1:4: invalid JSON: unexpected "]"
            {"a":1               | x.json:1:7: invalid JSON: the text ends before its value does; is a bracket, brace or quote missing?
            12 ]                 | x.json:1:4: text behind the end of the JSON value
            {"\\ud800":1}         | x.json:1:9: a lone surrogate in a key; expected Unicode text
            {} {}                | x.json:1:4: text behind the end of the JSON value
            ' '                  | x.json: is empty; expected JSON
            {"a":1,"b":2,"a":3}  | x.json:1:14: the key "a" stands twice in one object; keep one
            """)
    void what_is_wrong_is_said_with_line_and_column(String text, String problem) {
        assertThat(problems(text)).containsExactly(problem);
    }

    @Test
    void a_line_end_within_a_string_is_refused() {
        assertThat(problems("{\"a\":\r\n\"b\n\"}")).containsExactly("x.json:2:3: invalid JSON: unexpected \"\\u000a\"");
    }

    @Test
    void a_file_of_ours_may_have_any_number_of_values() throws InputException {
        byte[] text = ("[" + "0,".repeat(JsonText.TOKENS) + "0]").getBytes(StandardCharsets.UTF_8);

        assertThat(((Json.Arr) JsonText.readOwn(text, "run.json")).elements()).hasSize(JsonText.TOKENS + 1);
    }

    @Test
    void text_is_escaped_as_json_asks_for_it() {
        assertThat(JsonText.compact(new Json.Str("\"\\/\b\f\n\r\t\u0001\u001f\u007fé🚀")))
                .isEqualTo("\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u001F\u007fé🚀\"");
    }

    @Test
    void every_repeated_key_is_reported() {
        assertThat(problems("{\"a\":1,\"a\":2,\n\"b\":{\"c\":1,\"c\":1}}"))
                .containsExactly(
                        "x.json:1:8: the key \"a\" stands twice in one object; keep one",
                        "x.json:2:12: the key \"c\" stands twice in one object; keep one");
    }

    @Test
    void nesting_without_end_is_refused_before_the_stack_overflows() {
        assertThat(problems("[".repeat(100_000))).singleElement().asString().contains("nested deeper than 500 levels");
    }

    @Test
    void lines_are_counted_from_where_the_text_stands_in_its_file() {
        InputException e = catchThrowableOfType(
                InputException.class, () -> JsonText.read("{\n!", new TextPlace("x.ndjson", 7, 5)));
        assertThat(e.problems()).containsExactly("x.ndjson:8:1: invalid JSON: unexpected \"!\"");
    }

    @Test
    void columns_of_the_first_line_are_counted_from_where_the_text_begins() {
        InputException e =
                catchThrowableOfType(InputException.class, () -> JsonText.read("{!", new TextPlace("x.ndjson", 7, 5)));
        assertThat(e.problems()).containsExactly("x.ndjson:7:6: invalid JSON: unexpected \"!\"");
    }

    @Test
    void a_slice_of_bytes_is_read_strictly_as_utf_8() throws InputException {
        byte[] bytes = "xx{\"é\":\"\ufffd🚀\"}yy".getBytes(StandardCharsets.UTF_8);

        assertThat(JsonText.read(bytes, 2, bytes.length - 4, new TextPlace("x", 1, 1)))
                .isEqualTo(new Json.Obj(Map.of("é", new Json.Str("\ufffd🚀"))));
        assertThat(problems(new byte[] {'"', '\n', 'a', (byte) 0xed, (byte) 0xa0, (byte) 0x80, '"'}))
                .containsExactly("x.json:4:2: the byte 0xed is no UTF-8; expected JSON in UTF-8");
        assertThat(problems(new byte[] {'"', (byte) 0xc0, (byte) 0x80, '"'}))
                .containsExactly("x.json:3:6: the byte 0xc0 is no UTF-8; expected JSON in UTF-8");
        assertThat(problems(new byte[] {'"', 'a', (byte) 0xc3}))
                .containsExactly("x.json:3:7: the byte 0xc3 is no UTF-8; expected JSON in UTF-8");
    }

    @Test
    void what_would_take_too_much_memory_is_refused() {
        assertThat(problems("{\"" + "k".repeat(50_001) + "\":1}"))
                .singleElement()
                .asString()
                .contains("a key of more than 50000 characters");
        assertThat(problems("[" + "1".repeat(2_001) + "]"))
                .singleElement()
                .asString()
                .contains("a number of more than 2000 digits");
        assertThat(problems("[" + "0,".repeat(2_000_000) + "0]"))
                .singleElement()
                .asString()
                .contains("more than 2000000 values, keys and brackets in one record");
    }

    @Test
    void a_key_that_stands_very_often_is_counted() {
        assertThat(problems("{" + "\"a\":1,".repeat(100) + "\"b\":1}"))
                .hasSize(21)
                .last()
                .isEqualTo("x.json: and 79 more");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"a\":[1,2.50,\"é🚀\\n\u2028\"],\"日付\":{}}", "[]", "\"\"", "null"})
    void the_bytes_of_compact_text_are_counted_without_making_it(String text) throws InputException {
        Json json = JsonText.read(text, "x");

        assertThat(JsonText.compactBytes(json))
                .isEqualTo(JsonText.compact(json).getBytes(StandardCharsets.UTF_8).length);
    }

    @Test
    void text_in_lines_says_the_same_as_compact_text() throws InputException {
        Json json = JsonText.read("{\"a\":[1,2.50,[]],\"\\u0000\":{\"b\":\"%s\"}}".formatted("x".repeat(90)), "x");

        assertThat(JsonText.indented(json)).isEqualTo("""
                {
                  "a": [1, 2.50, []],
                  "\\u0000": {
                    "b": "%s"
                  }
                }""".formatted("x".repeat(90)));
        assertThat(JsonText.read(JsonText.indented(json), "x")).isEqualTo(json);
    }

    private static List<String> problems(byte[] bytes) {
        return catchThrowableOfType(
                        InputException.class,
                        () -> JsonText.read(bytes, 0, bytes.length, new TextPlace("x.json", 3, 5)))
                .problems();
    }

    private static List<String> problems(String text) {
        return catchThrowableOfType(InputException.class, () -> JsonText.read(text, "x.json"))
                .problems();
    }
}
