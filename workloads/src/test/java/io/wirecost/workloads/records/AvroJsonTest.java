package io.wirecost.workloads.records;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.LocalDate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AvroJsonTest {
    @TempDir
    private Path folder;

    private Input input;

    @BeforeEach
    void setUp() {
        input = new Input(folder, JsonEncoding.AVRO_JSON);
    }

    @Test
    void logical_types_are_avros_numbers_and_bytes() throws IOException, InputException {
        assertThat(input.value("{\"type\":\"int\",\"logicalType\":\"date\"}", "1"))
                .isEqualTo(LocalDate.of(1970, 1, 2));
        assertThat(input.value(
                        "{\"type\":\"bytes\",\"logicalType\":\"decimal\",\"precision\":5,\"scale\":2}", "\"\\u00ff\""))
                .isEqualTo(new BigDecimal("-0.01"));
        assertThat((byte[]) input.value("\"bytes\"", "\"\\u0000\u00ff\"")).containsExactly(0, 255);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ["null","string"] | "a"             | x: expected null or {"string": …}, found the string "a"
            ["null","string"] | {"int": 1}      | x: expected null or {"string": …}, found an object
            ["null","string"] | {"string": "a", "int": 1} | x: expected null or {"string": …}, found an object
            ["null",{"type":"array","items":"int"}] | [] | x: expected null or {"array": …}, found an array
            ["null",{"type":"map","values":"int"}] | {} | x: expected null or {"map": …}, found an object
            ["null",{"type":"enum","name":"E","symbols":["A"]}] | "A" | x: expected null or {"acme.E": …}, found the string "A"
            ["null",{"type":"long","logicalType":"time-micros"}] | 1 | x: expected null or {"long": …}, found 1
            ["null",{"type":"string","logicalType":"uuid"}] | 1 | x: expected null or {"string": …}, found 1
            {"type":"int","logicalType":"date"} | "1970-01-01" | x: expected int, found the string "1970-01-01"
            "bytes" | "Ā" | x: expected bytes as characters from U+0000 to U+00FF, found "Ā"
            {"type":"fixed","name":"F","size":2} | "a" | x: expected 2 bytes, found 1
            {"type":"bytes","logicalType":"decimal","precision":1} | "" | x: expected the bytes of a decimal(1,0), found no bytes
            {"type":"bytes","logicalType":"decimal","precision":1} | "\\u0010" | x: expected at most 1 digits before the point (decimal(1,0)), found 16
            """)
    void what_avro_would_not_write_is_refused(String type, String json, String problem) {
        assertThat(input.problems(type, json)).containsExactly(problem);
    }

    @Test
    void an_optional_value_is_wrapped_in_the_name_of_its_type() throws IOException, InputException {
        assertThat(input.value("[\"null\",\"string\"]", "{\"string\":\"a\"}")).isEqualTo("a");
        assertThat(input.value("[\"string\",\"null\"]", "null")).isNull();
        assertThat(input.value("[\"null\",{\"type\":\"int\",\"logicalType\":\"date\"}]", "{\"int\":0}"))
                .isEqualTo(LocalDate.EPOCH);
    }
}
