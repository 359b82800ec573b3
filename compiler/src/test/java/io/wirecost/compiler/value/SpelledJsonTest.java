package io.wirecost.compiler.value;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.SchemaReaders;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values that JSON spells in an unusual way are read, and written back as they were. */
class SpelledJsonTest {
    private static final String MILLIS = "{\"type\":\"long\",\"logicalType\":\"timestamp-millis\"}";
    private static final String MICROS = "{\"type\":\"long\",\"logicalType\":\"timestamp-micros\"}";
    private static final String TIME = "{\"type\":\"int\",\"logicalType\":\"time-millis\"}";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "quoted | \"long\" | \"9007199254740993\"",
                "quoted | \"boolean\" | \"false\"",
                "hex | \"bytes\" | \"00ff0a\"",
                "hex | {\"type\":\"fixed\",\"name\":\"F\",\"size\":2} | \"c0de\"",
                "scalar | \"string\" | 1.50",
                "scalar | \"string\" | true",
                "scalar | \"string\" | \"n/a\"",
                "json | \"string\" | {\"a\":[1,\"x\",null]}",
                "rfc-1123 | " + MILLIS + " | \"Tue, 03 Jun 2008 11:05:30 GMT\"",
                "ctime | " + MILLIS + " | \"Wed Aug 27 13:08:45 +0000 2008\"",
                "iso/T/none-or-six/+02:00 | " + MICROS + " | \"2024-02-29T23:59:59.000120+02:00\"",
                "iso/T/7/Z | " + MILLIS + " | \"2024-02-29T23:59:59.1200000Z\"",
                "iso/T/shortest/ | " + TIME + " | \"23:59:59.5\""
            })
    void a_value_is_written_back_as_it_was(String spelling, String type, String value) throws InputException {
        Schema schema = schema(spelling, type);
        Json json = JsonText.read("{\"v\":" + value + "}", "record");

        assertThat(new WrittenJson(schema).of(read(schema, json))).isEqualTo(json);
    }

    @Test
    void the_zone_of_a_spelling_is_part_of_the_time() throws InputException {
        Schema schema = schema("iso/T/0/+02:00", MILLIS);

        RecordValue value = read(schema, JsonText.read("{\"v\":\"2024-01-01T01:00:00+02:00\"}", "record"));

        assertThat(value.get(0)).isEqualTo(Instant.parse("2023-12-31T23:00:00Z"));
    }

    @Test
    void another_spelling_is_a_problem_with_an_example() throws InputException {
        Problems problems = Problems.in("events");

        new JsonRecords(schema("ctime", MILLIS), new PlainDialect(), problems)
                .read(JsonText.read("{\"v\":\"2024-01-01T01:00:00Z\"}", "record"));

        assertThat(problems.all())
                .containsExactly("events: v: expected timestamp-millis such as Thu Feb 29 23:59:59 +0000 2024, found"
                        + " \"2024-01-01T01:00:00Z\"");
    }

    private static Schema schema(String spelling, String type) throws InputException {
        String text =
                "{\"type\":\"record\",\"name\":\"R\",\"fields\":[{\"name\":\"v\",\"type\":%s,\"wirecost.spelling\":\"%s\"}]}"
                        .formatted(type, spelling);
        return SchemaReaders.byLanguage("avro").orElseThrow().read(text, "test").schema();
    }

    private static RecordValue read(Schema schema, Json json) throws InputException {
        Problems problems = Problems.in("events");
        RecordValue value = new JsonRecords(schema, new PlainDialect(), problems).read(json);
        problems.refuse();
        return value;
    }
}
