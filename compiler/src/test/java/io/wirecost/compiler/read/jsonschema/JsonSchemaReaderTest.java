package io.wirecost.compiler.read.jsonschema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.compiler.read.Given;
import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.compiler.value.JsonRecords;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.value.RecordValue;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonSchemaReaderTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"type":"integer"}                                                | long
            {"type":"integer","minimum":0,"maximum":100}                      | int
            {"type":"integer","minimum":0,"exclusiveMaximum":2147483648}      | int
            {"type":"integer","maximum":18446744073709551615}                 | decimal(20,0)
            {"type":"number"}                                                 | double
            {"type":"number","multipleOf":0.01,"maximum":9999}                | decimal(6,2)
            {"type":"boolean"}                                                | boolean
            {"type":"string","format":"date-time"}                            | timestamp-micros
            {"type":"string","format":"date"}                                 | date
            {"type":"string","format":"uuid"}                                 | uuid
            {"type":"string","format":"byte"}                                 | bytes
            {"type":"string","contentEncoding":"base64"}                      | bytes
            {"type":["string","null"]}                                        | optional(string)
            {"enum":["open","done"]}                                          | enum(X)
            {"enum":["not a name"]}                                           | string
            {"const":3}                                                       | long
            {"type":"array","items":{"type":"string"}}                        | array(string)
            {"type":"array","items":{"type":["integer","null"]}}              | array(optional(long))
            {"type":"object","additionalProperties":{"type":"number"}}        | map(double)
            {"patternProperties":{"^a":{"type":"number"}}}                    | map(double)
            {"oneOf":[{"type":"null"},{"type":"string","maxLength":3}]}       | optional(string)
            {"anyOf":[{"type":"string","format":"uri"},{"type":"string"}]}    | string
            {"anyOf":[{"type":"number"},{"enum":["NaN"]}]}                    | double
            {"oneOf":[{"const":"A"},{"const":"B"}]}                           | enum(X)
            {"type":"object","properties":{"y":{"type":"string"}},"anyOf":[{"required":["y"]},{"minProperties":1}]} | record(X)
            {"allOf":[{"properties":{"y":{"type":"string"}}},{"properties":{"z":{"type":"string"}}}]} | record(X)
            {"allOf":[{"additionalProperties":false}],"type":"object"}        | record(X)
            {"$ref":"#/$defs/t"}                                              | string
            """)
    void types_are_told_from_what_a_schema_allows(String schema, String type) throws Exception {
        ReadSchema read = file("""
                        {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"R","type":"object",
                        "properties":{"x":%s},"required":["x"],"$defs":{"t":{"type":"string"}}}
                        """.formatted(schema)).read();

        assertThat(read.schema().root().field("x").type()).hasToString(type);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {}                                                               | any JSON fits here
            true                                                             | any JSON fits here
            {"type":"object"}                                                | an object without properties has no shape
            {"type":"array"}                                                 | an array without "items" has no shape
            {"type":["string","integer"]}                                    | several types (string, integer)
            {"type":"array","items":[{"type":"string"}]}                     | a list of one schema describes the first element only
            {"type":"array","prefixItems":[{"type":"string"},{"type":"null"}]} | a tuple
            {"properties":{"a":{"type":"string"}},"patternProperties":{"b":{"type":"string"}}} | patternProperties beside
            {"properties":{"a":{"type":"string"}},"oneOf":[{"type":"string"},{"properties":{"b":{"type":"string"}}}]} | a choice of several shapes beside
            {"anyOf":[{"type":"string"},{"description":"whatever"}]}         | this branch takes any JSON
            {"oneOf":[true,{"properties":{"b":{"type":"string"}}}]}          | this branch takes any JSON
            {"$ref":"https://acme.org/far.json"}                             | $ref https://acme.org/far.json: no file
            {"$ref":"#/$defs/none"}                                          | $ref #/$defs/none: s.json has no such part
            """)
    void what_has_no_shape_is_refused_at_its_pointer_and_can_be_left_out(String schema, String reason)
            throws Exception {
        Given given = file("{\"title\":\"R\",\"properties\":{\"x\":" + schema + ",\"k\":{\"type\":\"string\"}}}");

        assertThat(given.problems())
                .singleElement()
                .asString()
                .startsWith("s.json#/properties/x")
                .contains(reason);
        assertThat(given.without("#/properties/x").read().schema().root().fields())
                .hasSize(1);
        assertThat(given.types("R.x=json").read().schema().root().field("x").type())
                .hasToString("optional(string)");
    }

    @Test
    void texts_that_hold_json_are_no_form_of_a_schema_that_speaks_of_the_records_themselves() throws Exception {
        assertThat(file("{\"title\":\"R\",\"properties\":{\"x\":{\"type\":\"string\"}}}")
                        .types("R.x=json-text")
                        .problems())
                .containsExactly(
                        "s.json#/properties/x: json-text is for Avro and .proto; records fit a JSON Schema as they are");
    }

    @Test
    void a_choice_of_shapes_is_a_union_whose_branch_the_validator_tells() throws Exception {
        ReadSchema read = file("""
                        {"title":"R","type":"object","properties":{"pay":{"oneOf":[{"$ref":"#/definitions/card"},
                        {"$ref":"#/definitions/iban"},{"type":"integer"},{"type":"null"}]}},"required":["pay"],"definitions":{
                        "card":{"type":"object","properties":{"kind":{"const":"c"},"no":{"type":"string"}},"required":["kind"]},
                        "iban":{"type":"object","properties":{"kind":{"const":"i"},"no":{"type":"string"}},"required":["kind"]}}}
                        """).read();

        assertThat(read.schema().root().field("pay").type()).hasToString("optional(record(Pay))");
        assertThat(read.schema().record("Pay").isUnion()).isTrue();
        assertThat(read.schema().record("Pay").members()).containsExactly("card", "iban", "long");
        assertThat(record(read, "{\"pay\":{\"kind\":\"i\",\"no\":\"1\"}}")).hasToString("[[null, [i, 1], null]]");
        assertThat(record(read, "{\"pay\":7}")).hasToString("[[null, null, 7]]");
        assertThat(record(read, "{\"pay\":null}")).hasToString("[null]");
    }

    @Test
    void a_value_that_several_branches_accept_is_refused_with_their_names() throws Exception {
        ReadSchema read = file("""
                        {"title":"R","type":"object","properties":{"x":{"anyOf":[
                        {"title":"A","type":"object","properties":{"a":{"type":"string"}}},
                        {"title":"B","type":"object","properties":{"b":{"type":"string"}}}]}}}
                        """).read();

        assertThatThrownBy(() -> record(read, "{\"x\":{\"a\":\"1\"}}"))
                .hasMessageContaining("one that fits several (A, B)");
    }

    private static RecordValue record(ReadSchema read, String json) throws InputException {
        Problems problems = new Problems();
        RecordValue record = new JsonRecords(
                        read.schema(), read.reading().dialect().orElseThrow(), problems)
                .read(JsonText.read(json, "record"));
        problems.refuse();
        return record;
    }

    @Test
    void references_are_found_by_id_and_by_path_and_may_go_round() throws Exception {
        Given given = file("""
                        {"$id":"https://acme.org/s.json","title":"Order","type":"object","properties":{
                        "item":{"$ref":"item.json#/definitions/item"},"other":{"$ref":"sub/other.json"},"parent":{"$ref":"#"}}}
                        """)
                .beside("path/renamed.json", """
                        {"$id":"https://acme.org/item.json","definitions":{"item":{"properties":{"order":{"$ref":"s.json"}}}}}
                        """)
                .beside("sub/other.json", "{\"properties\":{\"x\":{\"type\":\"string\"}}}")
                .paths("path");

        assertThat(given.read().schema().records())
                .extracting(record -> record.name())
                .containsExactly("Order", "item", "other");
    }

    @Test
    void a_root_is_asked_for_where_there_are_definitions_alone() throws Exception {
        Given given = file(
                "{\"definitions\":{\"a\":{\"properties\":{\"x\":{\"type\":\"string\"}}},\"b\":{\"properties\":{\"y\":{\"type\":\"string\"}}}}}");

        assertThat(given.problems()).singleElement().asString().contains("--root NAME, one of a, b");
        assertThat(given.root("b").read().schema().root().fields())
                .extracting(f -> f.name())
                .containsExactly("y");
        assertThat(given.root("#/definitions/a").read().schema().root().fields())
                .extracting(f -> f.name())
                .containsExactly("x");
    }

    @ParameterizedTest
    @CsvSource({
        "http://json-schema.org/draft-04/schema#",
        "http://json-schema.org/draft-06/schema#",
        "http://json-schema.org/draft-07/schema#",
        "https://json-schema.org/draft/2019-09/schema",
        "https://json-schema.org/draft/2020-12/schema",
        "https://example.org/unknown"
    })
    void records_are_held_against_the_whole_schema_in_every_draft(String draft) throws Exception {
        ReadSchema read = file("""
                        {"$schema":"%s","title":"R","type":"object","properties":{"x":{"type":"integer","minimum":3},
                        "y":{"type":"string"}},"not":{"required":["y"]}}
                        """.formatted(draft)).read();

        assertThat(problems(read, "{\"x\":3}")).isEmpty();
        assertThat(problems(read, "{\"x\":2}")).singleElement().asString().contains("/properties/x/minimum", "/x");
        assertThat(problems(read, "{\"x\":3,\"y\":\"\"}")).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            http://json-schema.org/draft-04/schema# | {"type":"integer","minimum":0,"maximum":2147483648,"exclusiveMaximum":true} | int
            http://json-schema.org/draft-04/schema# | {"type":"integer","minimum":0,"maximum":2147483648} | long
            http://json-schema.org/draft-06/schema# | {"type":"integer","minimum":0,"exclusiveMaximum":2147483648} | int
            http://json-schema.org/draft-07/schema# | {"$ref":"#/definitions/n","minimum":0,"maximum":9} | long
            https://json-schema.org/draft/2019-09/schema | {"$ref":"#/definitions/n","minimum":0,"maximum":9} | int
            https://json-schema.org/draft/2020-12/schema | {"$ref":"#/definitions/n","minimum":0,"maximum":9} | int
            https://json-schema.org/draft/2020-12/schema | {"$ref":"#named"} | boolean
            """)
    void bounds_and_what_stands_beside_a_reference_mean_what_the_draft_says(String draft, String schema, String type)
            throws Exception {
        ReadSchema read = file("""
                        {"$schema":"%s","title":"R","type":"object","properties":{"x":%s},"required":["x"],
                        "definitions":{"n":{"type":"integer"},"b":{"$anchor":"named","type":"boolean"}}}
                        """.formatted(draft, schema)).read();

        assertThat(read.schema().root().field("x").type()).hasToString(type);
    }

    @Test
    void a_draft_that_is_not_known_is_told_and_read_as_draft_7() throws Exception {
        ReadSchema read =
                file("{\"$schema\":\"https://acme.org/own\",\"title\":\"R\",\"properties\":{\"x\":{\"type\":\"string\"}}}")
                        .read();

        assertThat(read.remark().orElseThrow())
                .endsWith("s.json: no draft has the $schema \"https://acme.org/own\"; it is read as draft 7");
    }

    @Test
    void documents_of_draft_4_are_named_by_their_id_without_a_sign() throws Exception {
        ReadSchema read =
                file("""
                        {"$schema":"http://json-schema.org/draft-04/schema#","id":"https://acme.org/s.json","title":"Order",
                        "type":"object","properties":{"item":{"$ref":"item.json"}}}
                        """).beside("path/renamed.json", """
                        {"$schema":"http://json-schema.org/draft-04/schema#","id":"https://acme.org/item.json","title":"Item",
                        "type":"object","required":["n"],"properties":{"n":{"type":"integer"}}}
                        """).paths("path").read();

        assertThat(read.schema().root().field("item").type()).hasToString("optional(record(Item))");
        assertThat(problems(read, "{\"item\":{\"n\":1}}")).isEmpty();
        assertThat(problems(read, "{\"item\":{}}")).hasSize(1);
    }

    @Test
    void all_that_is_not_supported_in_all_files_is_told_at_once() throws Exception {
        assertThat(
                        file("{\"title\":\"R\",\"properties\":{\"x\":{},\"y\":{\"$ref\":\"other.json\"},\"z\":{\"$ref\":\"none.json\"}}}")
                                .beside(
                                        "other.json",
                                        "{\"properties\":{\"t\":{\"type\":\"array\",\"items\":[{\"type\":\"null\"}]}}}")
                                .problems())
                .allSatisfy(problem -> assertThat(problem).contains("--without", "=json"))
                .extracting(problem -> problem.substring(0, problem.indexOf(':')))
                .containsExactly("s.json#/properties/x", "other.json#/properties/t/items", "s.json#/properties/z");
    }

    @Test
    void what_is_not_supported_is_told_with_line_and_column_beside_a_choice_that_a_field_tells() throws Exception {
        assertThat(file("""
                        {"title":"R","properties":{
                          "x":{},
                          "pay":{"oneOf":[{"$ref":"#/$defs/card"},{"$ref":"#/$defs/iban"}],"discriminator":{"propertyName":"kind"}}},
                        "$defs":{
                          "card":{"type":"object","properties":{"no":{"type":["string","integer"]}}},
                          "iban":{"type":"object","properties":{"iban":{"type":"string"}}}}}
                        """).problems())
                .extracting(problem -> problem.substring(0, problem.indexOf(": ", problem.indexOf('#'))))
                .containsExactly("s.json:2:7: #/properties/x", "s.json:5:46: #/$defs/card/properties/no");
    }

    @Test
    void rules_that_types_do_not_hold_are_counted_once() throws Exception {
        ReadSchema read = file("""
                        {"title":"R","type":"object","minProperties":1,"properties":{
                        "x":{"$ref":"#/definitions/name"},"y":{"$ref":"#/definitions/name"},
                        "z":{"type":"array","items":{"type":"string","maxLength":9},"uniqueItems":true},
                        "w":{"enum":["no name"]}},
                        "not":{"required":["y"],"maxProperties":3},"anyOf":[{"required":["x"]},{"required":["z"]}],
                        "definitions":{"name":{"type":"string","maxLength":3,"pattern":"^a"},"unused":{"minItems":1}}}
                        """).read();

        assertThat(read.reading().check().rules())
                .extracting(rule -> rule.keyword() + " " + rule.count())
                .containsExactly(
                        "maxLength 2",
                        "enum 1",
                        "minProperties 1",
                        "not 1",
                        "oneOf or anyOf 1",
                        "pattern 1",
                        "uniqueItems 1");
    }

    @Test
    void branches_are_told_apart_by_constants() throws Exception {
        ReadSchema read = file("""
                        {"title":"R","type":"object","properties":{"pay":{"oneOf":[
                        {"title":"Card","type":"object","properties":{"kind":{"const":"card"},"no":{"type":"string"}},"required":["kind"]},
                        {"title":"Bank","type":"object","properties":{"kind":{"const":"bank"},"no":{"type":"string"}},"required":["kind"]},
                        {"title":"Odd","type":"object","properties":{"kind":{"const":"odd one"},"no":{"type":"string"}},"required":["kind"]}]}}}
                        """).read();

        assertThat(read.schema().record("Pay").members()).containsExactly("Card", "Bank", "Odd");
        assertThat(record(read, "{\"pay\":{\"kind\":\"bank\",\"no\":\"1\"}}")).hasToString("[[null, [bank, 1], null]]");
        assertThat(record(read, "{\"pay\":{\"kind\":\"odd one\"}}")).hasToString("[[null, null, [odd one, null]]]");
        assertThat(problems(read, "{\"pay\":{\"kind\":\"cash\"}}")).isNotEmpty();
    }

    @Test
    void a_discriminator_tells_the_branch_by_the_name_of_its_component_or_by_the_mapping() throws Exception {
        String pet = """
                "type":"object","required":["kind"],"properties":{"kind":{"type":"string"},"name":{"type":"string"}}}""";
        ReadSchema read = file("""
                        {"openapi":"3.0.3","components":{"schemas":{
                        "Owner":{"type":"object","properties":{"pet":{"oneOf":[{"$ref":"#/components/schemas/Dog"},
                        {"$ref":"#/components/schemas/Cat"},{"$ref":"#/components/schemas/Bird"}],
                        "discriminator":{"propertyName":"kind","mapping":{"cat":"#/components/schemas/Cat","tom":"Cat"}}}}},
                        "Dog":{%s,"Cat":{%s,"Bird":{"allOf":[{"$ref":"#/components/schemas/Dog"},
                        {"properties":{"kind":{"const":"bird"}}}]}}}}
                        """.formatted(pet, pet)).read();

        assertThat(read.schema().record("Pet").members()).containsExactly("Dog", "Cat", "Bird");
        assertThat(read.schema().enums())
                .anySatisfy(kinds -> assertThat(kinds.symbols()).containsExactly("cat", "tom"));
        assertThat(record(read, "{\"pet\":{\"kind\":\"Dog\",\"name\":\"1\"}}")).hasToString("[[[Dog, 1], null, null]]");
        assertThat(record(read, "{\"pet\":{\"kind\":\"tom\"}}")).hasToString("[[null, [tom, null], null]]");
        assertThat(record(read, "{\"pet\":{\"kind\":\"bird\"}}")).hasToString("[[null, null, [bird, null]]]");
        assertThat(problems(read, "{\"pet\":{\"kind\":\"Cat\"}}")).isNotEmpty();
    }

    @Test
    void openapi_in_yaml_has_the_types_of_json() throws Exception {
        ReadSchema read = file("""
                        # The shop's API.
                        openapi: 3.0.3
                        paths: {/orders: {get: {responses: {200: {description: orders}}}}}
                        components:
                          schemas:
                            Order:
                              type: object
                              required: [country]
                              properties:
                                country: {type: string, enum: [NO, SE]}
                                day: {type: string, enum: [2024-01-01]}
                        """).read();

        assertThat(read.schema().enums())
                .anySatisfy(country -> assertThat(country.symbols()).containsExactly("NO", "SE"));
        assertThat(problems(read, "{\"country\":\"NO\",\"day\":\"2024-01-01\"}"))
                .isEmpty();
        assertThat(problems(read, "{\"country\":\"NO\",\"day\":\"2024-01-02\"}"))
                .isNotEmpty();
    }

    @Test
    void yaml_with_a_mistake_is_refused_by_line_and_column() {
        assertThatThrownBy(() -> file("openapi: 3.0.3\ncomponents: [\n").read())
                .hasMessageContaining("s.json: line 3, column 1: expected YAML; ");
    }

    private static List<String> problems(ReadSchema read, String json) throws InputException {
        return read.reading().check().problems(JsonText.read(json, "record"));
    }

    private Given file(String text) throws Exception {
        return Given.file(folder, "s.json", text);
    }
}
