package io.wirecost.compiler.read.avro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import io.wirecost.compiler.read.Given;
import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.core.InputException;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.TypeKind;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AvroSchemaProblemsTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            5 | expected a type (its name, an object or a union), found a number
            {} | an object that describes a type needs a "type"
            "strng" | no type "strng" is defined before this use; did you mean "string"?
            "order" | no type "order" is defined before this use; did you mean "acme.Order"?
            "Elsewhere" | no type "Elsewhere" is defined before this use
            "array" | no type "array" is defined before this use; write {"type": "array", …} as an object of its own
            {"type":"array"} | array needs "items"
            {"type":"map"} | map needs "values"
            ["null","null"] | a union with two branches of type null
            ["int","string","int"] | a union with two branches of type int
            ["long",{"type":"long","logicalType":"timestamp-millis"}] | a union with two branches of type long
            ["int",["null","long"]] | a union directly in a union; put all branches into one
            {"type":"enum","name":"E","symbols":[]} | enum needs at least one of "symbols"
            {"type":"enum","name":"E"} | enum needs "symbols": an array
            {"type":"enum","name":"E","symbols":["A","A"]} | the symbol A stands twice
            {"type":"enum","name":"E","symbols":[1]} | a symbol must be a string, found a number
            {"type":"enum","name":"E","symbols":["a b"]} | the symbol "a b" cannot be used; a name consists of at most 200 ASCII letters, digits and underscores, and starts with no digit
            {"type":"enum","symbols":["A"]} | enum needs a "name"
            {"type":"enum","name":"E","namespace":1,"symbols":["A"]} | "namespace" must be a string, found a number
            {"type":"fixed","name":"F"} | fixed acme.F needs a "size" of at least 1 byte
            {"type":"fixed","name":"F","size":0} | fixed acme.F needs a "size" of at least 1 byte
            {"type":"fixed","name":"F","size":-1} | fixed acme.F needs a "size" of at least 1 byte
            {"type":"fixed","name":"F","size":1.5} | fixed acme.F needs a "size" of at least 1 byte
            {"type":"fixed","name":"acme.Order","size":1} | defines "acme.Order" a second time; refer to it by name or rename one
            {"type":"record","name":"R","fields":{}} | record needs "fields": an array
            {"type":"record","name":"x(){}","fields":[{"name":"a","type":"int"}]} | record name "acme.x(){}" cannot be used; a name consists of at most 200 ASCII letters, digits and underscores, and starts with no digit
            {"type":"record","name":"R","namespace":"a..b","fields":[{"name":"a","type":"int"}]} | record name "a..b.R" cannot be used; a name consists of at most 200 ASCII letters, digits and underscores, and starts with no digit
            {"type":"record","name":"string","namespace":"","fields":[{"name":"a","type":"int"}]} | record may not be named as the primitive type string
            """)
    void a_wrong_type_is_reported_with_the_path_of_its_field(String avro, String problem) {
        assertThat(problems(record("{\"name\":\"x\",\"type\":" + avro + "}")))
                .containsExactly("order.avsc: acme.Order.x: " + problem);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"type":"bytes","logicalType":"decimal"} | decimal needs a "precision": its number of digits, at least 1
            {"type":"bytes","logicalType":"decimal","precision":0} | decimal needs a "precision": its number of digits, at least 1
            {"type":"bytes","logicalType":"decimal","precision":2,"scale":3} | decimal's "scale" must be an integer from 0 to its precision 2: the digits behind the point
            {"type":"bytes","logicalType":"decimal","precision":2,"scale":-1} | decimal's "scale" must be an integer from 0 to its precision 2: the digits behind the point
            {"type":"bytes","logicalType":"decimal","precision":2,"scale":"1"} | decimal's "scale" must be an integer from 0 to its precision 2: the digits behind the point
            {"type":"string","logicalType":"decimal","precision":2} | decimal is carried by bytes or fixed, not by string
            {"type":"fixed","name":"F","size":4,"logicalType":"decimal","precision":10} | fixed of size 4 holds decimals of at most 9 digits, not of precision 10
            {"type":"long","logicalType":"date"} | date is carried by int, not by long
            {"type":"int","logicalType":"timestamp-millis"} | timestamp-millis is carried by long, not by int
            {"type":"bytes","logicalType":"uuid"} | uuid is carried by string or by fixed of size 16, not by bytes
            {"type":"fixed","name":"F","size":8,"logicalType":"uuid"} | uuid is carried by string or by fixed of size 16, not by fixed of size 8
            {"type":"int","logicalType":7} | "logicalType" must be a string, found a number
            {"type":"array","items":"int","logicalType":"date"} | logicalType date has no effect here; it belongs into the object of the type that carries it: {"type": …, "logicalType": "date"}
            {"type":{"type":"int"},"logicalType":"date"} | logicalType date has no effect here; it belongs into the object of the type that carries it: {"type": …, "logicalType": "date"}
            """)
    void a_logical_type_that_makes_no_sense_is_left_out_with_a_word_as_avro_does(String avro, String oddity)
            throws Exception {
        ReadSchema read = new AvroSchemaReader().read(record("{\"name\":\"x\",\"type\":" + avro + "}"), "order.avsc");

        assertThat(read.oddities()).containsExactly("order.avsc: acme.Order.x: " + oddity);
        assertThat(read.remark())
                .contains("The schema is read without what makes no sense in it: "
                        + read.oddities().get(0));
        assertThat(read.schema().root().field("x").type().kind())
                .isIn(TypeKind.INT, TypeKind.LONG, TypeKind.BYTES, TypeKind.STRING, TypeKind.FIXED, TypeKind.ARRAY);
    }

    @Test
    void a_logical_type_beside_a_type_is_left_out_with_a_word() throws Exception {
        assertThat(new AvroSchemaReader()
                        .read(
                                record("{\"name\":\"x\",\"type\":\"long\",\"logicalType\":\"timestamp-millis\"}"),
                                "order.avsc")
                        .oddities())
                .containsExactly(
                        "order.avsc: acme.Order.x: logicalType timestamp-millis has no effect here; it belongs into"
                                + " the object of the type that carries it: {\"type\": …, \"logicalType\": \"timestamp-millis\"}");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            5 | acme.Order: a field must be an object with a "name" and a "type"
            {"type":"int"} | acme.Order: a field must be an object with a "name" and a "type"
            {"name":"x"} | acme.Order.x: the field needs a "type"
            {"name":"x(){}","type":"int"} | acme.Order: the field name "x(){}" cannot be used; a name consists of at most 200 ASCII letters, digits and underscores, and starts with no digit
            {"name":"a.b","type":"int"} | acme.Order: the field name "a.b" cannot be used; a name consists of at most 200 ASCII letters, digits and underscores, and starts with no digit
            {"name":"x","type":"int"},{"name":"x","type":"int"} | acme.Order.x: a second field of this name
            {"name":"x","type":"int","doc":1} | acme.Order.x: "doc" must be a string, found a number
            {"name":"x","type":"int","aliases":"y"} | acme.Order.x: "aliases" must be an array of strings, found a string
            {"name":"x","type":"int","aliases":[1]} | acme.Order.x: an alias must be a string, found a number
            {"name":"x","type":"int","aliases":["a-b"]},{"name":"y","type":"int","aliases":["b","a-b"]} | acme.Order.y: has the key "a-b", as the field x has; a key is the first alias that is no name
            {"name":"x","type":"acme.Order"} | acme.Order.x: each acme.Order would contain another one without end; make this field optional: ["null", "acme.Order"]
            {"name":"x","type":{"type":"record","name":"A","fields":[{"name":"y","type":"Order"}]}} | acme.A.y: each acme.Order would contain another one without end; make this field optional: ["null", "acme.Order"]
            """)
    void a_wrong_field_is_reported_with_its_place(String fields, String problem) {
        assertThat(problems(record(fields))).containsExactly("order.avsc: " + problem);
    }

    @Test
    void a_key_that_is_too_long_is_refused() {
        String key = "k".repeat(20_001);

        assertThat(problems(record("{\"name\":\"x\",\"type\":\"int\",\"aliases\":[\"" + key + "\"]}")))
                .containsExactly("order.avsc: acme.Order.x: the alias \"" + "k".repeat(40)
                        + "…\" has more than 20000 characters");
    }

    @Test
    void all_problems_are_reported_at_once_with_lines_columns_and_paths_through_containers() {
        assertThat(problems(record("""
                        {"name":"items","type":{"type":"array","items":{"type":"record","name":"Item","fields":[
                          {"name":"price","type":["double","double"]},
                          {"name":"tags","type":{"type":"map","values":"strin"}}]}}},
                        {"name":"when","type":["date"]}""")))
                .containsExactly(
                        "order.avsc:2:26: acme.Order.items[].price: a union with two branches of type double",
                        "order.avsc:3:48: acme.Order.items[].tags{}: no type \"strin\" is defined before this use;"
                                + " did you mean \"string\"?",
                        "order.avsc:4:24: acme.Order.when: no type \"date\" is defined before this use");
    }

    @Test
    void what_is_wrong_with_a_name_a_symbol_an_alias_or_a_record_that_never_ends_has_its_own_line() {
        assertThat(problems("""
                {"type": "record", "name": "Order", "fields": [
                  {"name": "a-b", "type": "int"},
                  {"name": "e", "type": {"type": "enum", "name": "E", "symbols": [
                    "A",
                    "B C"]}},
                  {"name": "k",
                   "type": "int",
                   "aliases": 5},
                  {"name": "t", "type": {"type": "tsring"}},
                  7
                ]}"""))
                .extracting(problem -> problem.replaceFirst("(order.avsc:\\d+:\\d+: \\S+: ).*", "$1"))
                .containsExactly(
                        "order.avsc:2:12: Order: ",
                        "order.avsc:5:5: Order.e: ",
                        "order.avsc:8:15: Order.k: ",
                        "order.avsc:9:34: Order.t: ",
                        "order.avsc:10:3: Order: ");
        assertThat(problems("""
                {"type": "record", "name": "Order", "fields": [
                  {"name": "x", "type": "Order"}
                ]}"""))
                .containsExactly("order.avsc:2:3: Order.x: each Order would contain another one without end;"
                        + " make this field optional: [\"null\", \"Order\"]");
        assertThat(problems("{\"type\":\n\"map\",\"values\":\"int\"}"))
                .containsExactly("order.avsc:1:1: a message must be a record, found map; wrap it in a record's field");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "string" | string
            {"type":"array","items":"int"} | array
            ["null","int"] | a union
            {"type":"enum","name":"E","symbols":["A"]} | enum E
            """)
    void a_root_that_is_no_record_is_refused(String schema, String found) {
        assertThat(problems(schema))
                .containsExactly(
                        "order.avsc: a message must be a record, found " + found + "; wrap it in a record's field");
    }

    @Test
    void a_name_that_is_code_appears_shortened_and_escaped_only() {
        String code = "x;\\u0000\\u202e" + "y".repeat(500);

        assertThat(problems("{\"type\":\"record\",\"name\":\"" + code + "\",\"fields\":[{\"name\":\"a\",\"type\":5}]}"))
                .hasSize(2)
                .allSatisfy(p -> assertThat(p)
                        .startsWith("order.avsc: ")
                        .contains("\"x;\\u0000\\u202eyyy")
                        .hasSizeLessThan(250));
    }

    @Test
    void a_name_without_end_is_refused() {
        assertThat(problems("{\"type\":\"record\",\"name\":\"a" + ".a".repeat(100_000)
                        + "\",\"fields\":[{\"name\":\"a\",\"type\":\"int\"}]}"))
                .hasSize(1);
    }

    @Test
    void text_that_is_no_json_is_reported_with_line_and_column() {
        assertThat(problems("{\"type\": \"record\",\n \"name\" \"Order\"}"))
                .containsExactly("order.avsc:2:9: invalid JSON: unexpected \"\"\"");
        assertThat(problems("{\"type\":\"record\",\n\"type\":\"record\"}"))
                .containsExactly("order.avsc:2:1: the key \"type\" stands twice in one object; keep one");
    }

    private static String record(String fields) {
        return "{\"type\":\"record\",\"name\":\"acme.Order\",\"fields\":[" + fields + "]}";
    }

    @Test
    void the_fields_that_are_refused_are_told_with_the_ways_out_and_these_lead_to_a_schema() throws Exception {
        String schema = record("""
                {"name":"items","type":{"type":"array","items":{"type":"record","name":"Item","fields":[
                  {"name":"price","type":["double","double"]},{"name":"count","type":"int"}]}}},
                {"name":"when","type":"date"}""");
        Given given = Given.file(folder, "order.avsc", schema);

        assertThat(given.problems())
                .last(STRING)
                .isEqualTo(
                        "order.avsc: --without RECORD.FIELD leaves such a field out, --type RECORD.FIELD=json keeps its"
                                + " JSON as one text: acme.Item.price, acme.Order.when");
        Schema read =
                given.without("Item.price").types("Order.when=json").read().schema();
        assertThat(read.record("acme.Item").fields()).extracting(Field::name).containsExactly("count");
        assertThat(read.root().field("when").type()).hasToString("optional(string)");
    }

    /** Without the last line, which names the ways out. */
    private static List<String> problems(String schema) {
        return catchThrowableOfType(InputException.class, () -> new AvroSchemaReader().read(schema, "order.avsc"))
                .problems()
                .stream()
                .filter(problem -> !problem.contains("--without"))
                .toList();
    }
}
