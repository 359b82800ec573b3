package io.wirecost.workloads.records;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlainJsonTest {
    private static final String DECIMAL =
            "{\"type\":\"bytes\",\"logicalType\":\"decimal\",\"precision\":5,\"scale\":2}";

    @TempDir
    private Path folder;

    private Input input;

    @BeforeEach
    void setUp() {
        input = new Input(folder, JsonEncoding.PLAIN_JSON);
    }

    @Test
    void numbers_come_in_exactly() throws IOException, InputException {
        assertThat(input.value("\"int\"", "-2147483648")).isEqualTo(Integer.MIN_VALUE);
        assertThat(input.value("\"int\"", "1e3")).isEqualTo(1000);
        assertThat(input.value("\"long\"", "9223372036854775807")).isEqualTo(Long.MAX_VALUE);
        assertThat(input.value("\"long\"", "5.0")).isEqualTo(5L);
        assertThat(input.value("\"double\"", "0.1")).isEqualTo(0.1);
        assertThat(input.value("\"double\"", "-0")).isEqualTo(-0.0);
        assertThat(input.value("\"double\"", "9007199254740994")).isEqualTo(9007199254740994.0);
        assertThat(input.value("\"float\"", "0.10000000149011612")).isEqualTo(0.1f);
        assertThat(input.value("\"double\"", "\"NaN\"")).isEqualTo(Double.NaN);
        assertThat(input.value("\"float\"", "\"-Infinity\"")).isEqualTo(Float.NEGATIVE_INFINITY);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            int     | 1.5                  | x: expected int: a whole number, found 1.5
            int     | 2147483648           | x: expected int: from -2147483648 to 2147483647, found 2147483648
            int     | "1"                  | x: expected int, found the string "1"
            int     | null                 | x: expected int, found null
            int     | 1e999999999          | x: expected int, found an exponent out of range: "1e999999999"
            long    | 9223372036854775808  | x: expected long: from -9223372036854775808 to 9223372036854775807, found 9223372036854775808
            long    | 1e400                | x: expected long: from -9223372036854775808 to 9223372036854775807, found 1e400
            long    | 0.1                  | x: expected long: a whole number, found 0.1
            double  | 9007199254740993     | x: expected an integer that double holds exactly, found 9007199254740993, which would be rounded
            double  | 1e400                | x: expected a number in the range of double, found 1e400
            double  | 1e-400               | x: expected a number in the range of double, found 1e-400
            double  | "inf"                | x: expected double, found the string "inf"
            float   | 16777217             | x: expected an integer that float holds exactly, found 16777217, which would be rounded
            float   | 1e39                 | x: expected a number in the range of float, found 1e39
            boolean | 1                    | x: expected boolean, found 1
            string  | true                 | x: expected string, found true
            string  | "a\\ud800"           | x: expected Unicode text, found a lone surrogate at character 2: "a\\ud800"
            string  | "\\udc00\\ud800"     | x: expected Unicode text, found a lone surrogate at character 1: "\\udc00\\ud800"
            null    | 0                    | x: expected null, found 0
            bytes   | "é"                  | x: expected bytes in base64, found "é"
            bytes   | []                   | x: expected bytes in base64, found an array
            """)
    void a_primitive_that_does_not_fit_is_refused(String type, String json, String problem) {
        assertThat(input.problems("\"" + type + "\"", json)).containsExactly(problem);
    }

    @Test
    void bytes_and_fixed_are_base64() throws IOException, InputException {
        String fixed = "{\"type\":\"fixed\",\"name\":\"F\",\"size\":2}";

        assertThat((byte[]) input.value("\"bytes\"", "\"AP8=\"")).containsExactly(0, 255);
        assertThat((byte[]) input.value("\"bytes\"", "\"\"")).isEmpty();
        assertThat((byte[]) input.value(fixed, "\"AP8=\"")).containsExactly(0, 255);
        assertThat(input.problems(fixed, "\"AA==\"")).containsExactly("x: expected 2 bytes, found 1");
    }

    @Test
    void a_decimal_is_a_string_or_a_number_and_gets_the_scale_of_its_type() throws IOException, InputException {
        assertThat(input.value(DECIMAL, "1.5")).isEqualTo(new BigDecimal("1.50"));
        assertThat(input.value(DECIMAL, "\"-999.99\"")).isEqualTo(new BigDecimal("-999.99"));
        assertThat(input.value(DECIMAL, "1.500")).isEqualTo(new BigDecimal("1.50"));
        assertThat(input.value(DECIMAL, "0E+99")).isEqualTo(new BigDecimal("0.00"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            1.005    | x: expected at most 2 digits behind the point (decimal(5,2)), found 1.005
            1000     | x: expected at most 3 digits before the point (decimal(5,2)), found 1000
            "1e3"    | x: expected at most 3 digits before the point (decimal(5,2)), found 1E+3
            "1,5"    | x: expected decimal(5,2), found "1,5"
            "1e-99999" | x: expected decimal(5,2), found an exponent out of range: "1e-99999"
            "١"      | x: expected decimal(5,2), found "١"
            true     | x: expected decimal(5,2), found true
            """)
    void a_decimal_that_would_lose_digits_is_refused(String json, String problem) {
        assertThat(input.problems(DECIMAL, json)).containsExactly(problem);
    }

    @Test
    void dates_and_times_are_iso_8601_or_avros_number() throws IOException, InputException {
        assertThat(input.value(logical("int", "date"), "\"2024-02-29\"")).isEqualTo(LocalDate.of(2024, 2, 29));
        assertThat(input.value(logical("int", "date"), "-1")).isEqualTo(LocalDate.of(1969, 12, 31));
        assertThat(input.value(logical("int", "time-millis"), "\"23:59:59.999\""))
                .isEqualTo(LocalTime.of(23, 59, 59, 999_000_000));
        assertThat(input.value(logical("long", "time-micros"), "1")).isEqualTo(LocalTime.ofNanoOfDay(1_000));
        assertThat(input.value(logical("long", "timestamp-millis"), "\"2024-02-29T12:00:00+02:00\""))
                .isEqualTo(Instant.parse("2024-02-29T10:00:00Z"));
        assertThat(input.value(logical("long", "timestamp-micros"), "1500000"))
                .isEqualTo(Instant.parse("1970-01-01T00:00:01.5Z"));
        assertThat(input.value(logical("long", "local-timestamp-micros"), "\"2024-02-29T12:00:00.000001\""))
                .isEqualTo(LocalDateTime.of(2024, 2, 29, 12, 0, 0, 1_000));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            int  | date                   | "2024-02-30"                 | x: expected date such as 2024-02-29, found "2024-02-30"
            int  | date                   | "+999999999-01-01"           | x: expected date within the range of its number, found "+999999999-01-01"
            int  | date                   | 2147483648                   | x: expected int: from -2147483648 to 2147483647, found 2147483648
            int  | time-millis            | "12:00:00.0001"              | x: expected time-millis: whole milliseconds, found the finer 12:00:00.000100
            int  | time-millis            | 86400000                     | x: expected time-millis: from 0 to 86399999, found 86400000
            long | time-micros            | -1                           | x: expected time-micros: from 0 to 86399999999, found -1
            long | timestamp-millis       | "2024-02-29T12:00:00"        | x: expected timestamp-millis such as 2024-02-29T23:59:59.999Z, found "2024-02-29T12:00:00"
            long | timestamp-millis       | "2024-02-29T12:00:00.0001Z"  | x: expected timestamp-millis: whole milliseconds, found the finer 2024-02-29T12:00:00.000100Z
            long | timestamp-micros       | "2016-12-31T23:59:60Z"       | x: expected timestamp-micros such as 2024-02-29T23:59:59.999Z, found "2016-12-31T23:59:60Z"
            long | timestamp-micros       | "+999999-01-01T00:00:00Z"    | x: expected timestamp-micros within the range of its number, found "+999999-01-01T00:00:00Z"
            long | local-timestamp-millis | "2024-02-29T12:00:00Z"       | x: expected local-timestamp-millis such as 2024-02-29T23:59:59.999, found "2024-02-29T12:00:00Z"
            long | local-timestamp-micros | "2024-02-29T12:00:00.0000001" | x: expected local-timestamp-micros: whole microseconds, found the finer 2024-02-29T12:00:00.000000100
            """)
    void a_date_or_time_that_does_not_fit_is_refused(String carrier, String logical, String json, String problem) {
        assertThat(input.problems(logical(carrier, logical), json)).containsExactly(problem);
    }

    @Test
    void a_uuid_is_a_string() throws IOException, InputException {
        String text = "\"123e4567-e89b-12d3-a456-426614174000\"";
        String fixed = "{\"type\":\"fixed\",\"name\":\"U\",\"size\":16,\"logicalType\":\"uuid\"}";

        assertThat(input.value(logical("string", "uuid"), text))
                .isEqualTo(UUID.fromString("123e4567-e89b-12d3-a456-426614174000"));
        assertThat(input.value(fixed, text)).isEqualTo(UUID.fromString("123e4567-e89b-12d3-a456-426614174000"));
        assertThat(input.problems(logical("string", "uuid"), "\"1-2-3-4-5\""))
                .containsExactly("x: expected uuid such as 123e4567-e89b-12d3-a456-426614174000, found \"1-2-3-4-5\"");
    }

    @Test
    void an_enum_is_its_symbol() throws IOException, InputException {
        String state = "{\"type\":\"enum\",\"name\":\"State\",\"symbols\":[\"OPEN\",\"CLOSED\"]}";

        assertThat(input.value(state, "\"OPEN\"")).isEqualTo("OPEN");
        assertThat(input.problems(state, "\"CLOSE\""))
                .containsExactly("x: expected one of OPEN, CLOSED, found \"CLOSE\"; did you mean \"CLOSED\"?");
        assertThat(input.problems(state, "0")).containsExactly("x: expected one of the symbols of acme.State, found 0");
    }

    @Test
    void absent_is_null_or_left_out() throws IOException, InputException {
        String schema = Input.schema("[\"null\",\"int\"]");

        assertThat(input.read(schema, "{}\n{\"x\":null}\n{\"x\":0}").records().stream()
                        .map(r -> r.get(0))
                        .toList())
                .isEqualTo(Arrays.asList(null, null, 0));
        assertThat(input.problemsOf(Input.schema("\"int\""), "{}"))
                .containsExactly("orders.ndjson: record 1 (line 1): x: is missing; expected int");
    }

    @Test
    void paths_lead_through_lists_maps_and_records() throws IOException, InputException {
        String type =
                "{\"type\":\"map\",\"values\":{\"type\":\"array\",\"items\":{\"type\":\"record\",\"name\":\"Item\","
                        + "\"fields\":[{\"name\":\"price\",\"type\":\"double\"}]}}}";

        assertThat(input.value(type, "{\"EUR\":[]}")).isEqualTo(Map.of("EUR", List.of()));
        assertThat(input.problems(type, "{\"EUR\":[{\"price\":1},{\"price\":\"1\"},{\"prize\":1.0},5]}"))
                .containsExactly(
                        "x{EUR}[1].price: expected double, found the string \"1\"",
                        "x{EUR}[2].price: is missing; expected double",
                        "x{EUR}[2]: no field \"prize\" in acme.Item; did you mean \"price\"?",
                        "x{EUR}[3]: expected an object with the fields of acme.Item, found 5");
        assertThat(input.problems(type, "[]")).containsExactly("x: expected an object as map, found an array");
        assertThat(input.problems(type, "{\"a\":{}}")).containsExactly("x{a}: expected an array, found an object");
        assertThat(input.problems(type, "{\"a\":\"[]\"}"))
                .containsExactly(
                        "x{a}: expected an array, found the string \"[]\"; if the text holds JSON, add --type RECORD.FIELD=json-text");
        assertThat(input.problems(type, "{\"\\ud800\":[]}"))
                .singleElement()
                .asString()
                .contains("lone surrogate");
    }

    private static String logical(String carrier, String name) {
        return "{\"type\":\"" + carrier + "\",\"logicalType\":\"" + name + "\"}";
    }
}
