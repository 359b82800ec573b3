package io.wirecost.compiler.jsonschema;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.target.AwkwardNames;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Recorded;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonSchemaTargetTest {
    @Test
    void the_schema_of_awkward_names_is_as_recorded() throws Exception {
        Emission emission = new JsonSchemaTarget().emit(AwkwardNames.schema("odd.object"));

        assertThat(emission.schema().orElseThrow().text())
                .isEqualTo(Recorded.text(JsonSchemaTargetTest.class, "odd-names.json"));
        assertThat(emission.files()).isEmpty();
        assertThat(emission.notes()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "boolean | {'type':'boolean'}",
                "string | {'type':'string'}",
                "null | {'type':'null'}",
                "int | {'type':'integer','minimum':-2147483648,'maximum':2147483647}",
                "long | {'type':'integer','minimum':-9223372036854775808,'maximum':9223372036854775807}",
                "bytes | {'type':'string','contentEncoding':'base64'}",
                "fixed(x.F,0) | {'type':'string','contentEncoding':'base64','minLength':0,'maxLength':0}",
                "fixed(x.F,4) | {'type':'string','contentEncoding':'base64','minLength':8,'maxLength':8}",
                "uuid | {'type':'string','format':'uuid'}",
                "date | {'type':'string','format':'date'}",
                "timestamp-micros | {'type':'string','format':'date-time'}",
                "enum(x.E) | {'$ref':'#/$defs/x.E'}",
                "record(x.R) | {'$ref':'#/$defs/x.R'}",
                "array(boolean) | {'type':'array','items':{'type':'boolean'}}",
                "map(string) | {'type':'object','additionalProperties':{'type':'string'}}",
                "array(optional(boolean)) | {'type':'array','items':{'anyOf':[{'type':'boolean'},{'type':'null'}]}}",
                "map(null) | {'type':'object','additionalProperties':{'type':'null'}}",
            })
    void every_type_has_the_form_of_text_formats(String type, String expected) throws Exception {
        assertThat(property(type)).isEqualTo(JsonText.read(expected.replace('\'', '"'), "expected"));
    }

    @Test
    void a_double_is_a_number_or_one_of_the_words_for_what_json_has_no_number_for() throws Exception {
        String words = "{'type':'string','enum':['NaN','Infinity','-Infinity']}";

        assertThat(JsonText.compact(property("double")).replace('"', '\''))
                .isEqualTo("{'anyOf':[{'type':'number'}," + words + "]}");
        assertThat(JsonText.compact(property("array(optional(float))")).replace('"', '\''))
                .isEqualTo("{'type':'array','items':{'anyOf':[{'type':'number'}," + words + ",{'type':'null'}]}}");
    }

    @ParameterizedTest
    @CsvSource({
        "'decimal(5,2)', 0.00 -0.01 999.99 -10.50, 00.00 01.00 1000.00 1.5 1 .50 +1.00 1e2",
        "'decimal(2,2)', 0.99 -0.01, 1.00 .99 0.9",
        "'decimal(3,0)', 0 -999, 1000 1. 0.0 00",
        "time-millis, 00:00:00 23:59:59.999 10:15:00.1, 24:00:00 10:15 10:15:00. 10:15:00.1234 10:15:60 10:15:00Z",
        "time-micros, 10:15:00.123456, 10:15:00.1234567",
        "local-timestamp-millis, 2024-02-29T23:59:59 +12345-01-01T00:00:00 -0001-12-31T00:00:00.5, 2024-13-01T00:00:00 "
                + "2024-02-29T23:59:59Z 12345-01-01T00:00:00 2024-02-29",
        "local-timestamp-micros, 2024-02-29T23:59:59.000001, 2024-02-29T23:59:59.0000001",
    })
    void a_text_with_a_pattern_is_what_the_codecs_write_and_nothing_else(String type, String fit, String unfit)
            throws Exception {
        String pattern = ((Json.Str) ((Json.Obj) property(type)).members().get("pattern")).value();

        assertThat(fit.split(" ")).allMatch(text -> text.matches(pattern));
        assertThat(unfit.split(" ")).noneMatch(text -> text.matches(pattern));
    }

    @Test
    void the_key_of_a_field_is_a_string_of_json() throws Exception {
        Schema schema = SchemaText.parse("""
                root x.R
                record x.R
                  a int "\\u0022}\\u005c\\u000a\\u0000 $ref __proto__"
                  b optional(int) "b\\u2028"
                """);
        String key = "\"}\\\n\0 $ref __proto__";

        Json.Obj record = record(schema);

        assertThat(((Json.Obj) record.members().get("properties")).members()).containsOnlyKeys(key, "b\u2028");
        assertThat(JsonText.compact(record.members().get("required")))
                .isEqualTo("[\"\\\"}\\\\\\n\\u0000 $ref __proto__\"]");
    }

    @Test
    void documentation_and_defaults_stand_in_the_text_for_people_only() throws Exception {
        String text = Recorded.text(JsonSchemaTargetTest.class, "documented.avsc");
        Schema schema =
                SchemaReaders.forFile("x.avsc").read(text, "documented.avsc").schema();
        Emission emission = new JsonSchemaTarget().emit(schema);

        assertThat(emission.schema().orElseThrow().text()).doesNotContain("description", "default");
        assertThat(emission.shown().orElseThrow().text())
                .isEqualTo(Recorded.text(JsonSchemaTargetTest.class, "documented.json"));
    }

    private static Json property(String type) throws Exception {
        Schema schema = SchemaText.parse("root x.R\nrecord x.R\n  field " + type + "\nenum x.E\n  OPEN\n");
        Json.Obj properties = (Json.Obj) record(schema).members().get("properties");
        return properties.members().get("field");
    }

    /** The definition of the root record. */
    private static Json.Obj record(Schema schema) throws Exception {
        Json.Obj text = (Json.Obj) JsonText.read(JsonSchemaText.emit(schema), "schema.json");
        Json.Obj definitions = (Json.Obj) text.members().get("$defs");
        return (Json.Obj) definitions.members().get("x.R");
    }
}
