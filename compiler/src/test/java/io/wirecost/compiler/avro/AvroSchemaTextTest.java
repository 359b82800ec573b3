package io.wirecost.compiler.avro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.wirecost.compiler.SchemaReaders;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AvroSchemaTextTest {
    @Test
    void a_name_is_defined_at_its_first_use_and_referred_to_after() {
        Type state = new Type.EnumRef("acme.State");
        Schema schema = schema(new Field("before", state), new Field("after", new Type.OptionalType(state)));

        assertThat(AvroSchemaText.emit(schema)).isEqualTo("""
                {
                  "type": "record",
                  "name": "acme.Order",
                  "fields": [
                    {"name": "before", "type": {"type": "enum", "name": "acme.State", "symbols": ["OPEN", "CLOSED"]}},
                    {"name": "after", "type": ["null", "acme.State"]}
                  ]
                }
                """);
    }

    @Test
    void logical_types_stand_on_what_carries_them() {
        Type.Fixed nine = new Type.Fixed("acme.Nine", 9);
        Schema schema = schema(
                new Field("day", Type.Temporal.DATE),
                new Field("instant", Type.Temporal.TIMESTAMP_MICROS),
                new Field("free", new Type.Decimal(10, 2, Optional.empty())),
                new Field("narrow", new Type.Decimal(18, 4, Optional.of(nine))),
                new Field("again", new Type.Decimal(18, 4, Optional.of(nine))),
                new Field("id", new Type.Uuid(Optional.empty())),
                new Field("key", new Type.Uuid(Optional.of(new Type.Fixed("acme.Key", 16)))));

        assertThat(types(AvroSchemaText.emit(schema)))
                .containsExactly(
                        "{\"type\":\"int\",\"logicalType\":\"date\"}",
                        "{\"type\":\"long\",\"logicalType\":\"timestamp-micros\"}",
                        "{\"type\":\"bytes\",\"logicalType\":\"decimal\",\"precision\":10,\"scale\":2}",
                        "{\"type\":\"fixed\",\"name\":\"acme.Nine\",\"size\":9,\"logicalType\":\"decimal\","
                                + "\"precision\":18,\"scale\":4}",
                        "\"acme.Nine\"",
                        "{\"type\":\"string\",\"logicalType\":\"uuid\"}",
                        "{\"type\":\"fixed\",\"name\":\"acme.Key\",\"size\":16,\"logicalType\":\"uuid\"}");
    }

    @Test
    void a_name_without_namespace_does_not_inherit_one() {
        Schema schema = schema(new Field("grade", new Type.Fixed("Grade", 2)));

        assertThat(types(AvroSchemaText.emit(schema)))
                .containsExactly("{\"type\":\"fixed\",\"name\":\"Grade\",\"namespace\":\"\",\"size\":2}");
    }

    @Test
    void custom_properties_stand_beside_every_string_and_map() {
        Schema schema = schema(
                new Field("text", Type.Primitive.STRING),
                new Field("id", new Type.Uuid(Optional.empty())),
                new Field("counts", new Type.MapType(Type.Primitive.INT)));

        assertThat(types(AvroSchemaText.emit(schema, Map.of("avro.java.string", "String"))))
                .containsExactly(
                        "{\"type\":\"string\",\"avro.java.string\":\"String\"}",
                        "{\"type\":\"string\",\"avro.java.string\":\"String\",\"logicalType\":\"uuid\"}",
                        "{\"type\":\"map\",\"avro.java.string\":\"String\",\"values\":\"int\"}");
    }

    private static Schema schema(Field... fields) {
        return new Schema(
                "acme.Order",
                List.of(
                        new RecordDefinition("acme.Order", List.of(fields)),
                        new EnumDefinition("acme.State", List.of("OPEN", "CLOSED"))));
    }

    /** The fields' types, without the white space that only readers need. */
    private static List<String> types(String text) {
        String compact = text.replaceAll("\\s", "");
        String fields = compact.substring(compact.indexOf('[') + 2, compact.length() - 3);
        return List.of(fields.split("\\},\\{\"name\":")).stream()
                .map(f -> f.substring(f.indexOf("\"type\":") + "\"type\":".length()))
                .toList();
    }

    @Test
    void documentation_defaults_and_aliases_stand_where_the_user_wrote_them() throws Exception {
        String text = """
                {
                  "type": "record",
                  "name": "acme.Order",
                  "doc": "One \\"order\\" */ \\u2028",
                  "fields": [
                    {
                      "name": "id",
                      "doc": "Its number.",
                      "type": "long",
                      "default": 12345678901234567,
                      "aliases": ["order-id", "*/ nr"]
                    },
                    {"name": "note", "type": ["string", "null"], "default": "none"},
                    {"name": "tag", "type": ["null", "string"], "default": null},
                    {
                      "name": "state",
                      "type": {
                        "type": "enum",
                        "name": "acme.State",
                        "doc": "Where it is.",
                        "symbols": ["OPEN", "DONE"],
                        "default": "DONE"
                      }
                    },
                    {"name": "hash", "type": {"type": "fixed", "name": "acme.Hash", "doc": "SHA-1.", "size": 20}}
                  ]
                }
                """;
        Schema schema =
                SchemaReaders.forFile("order.avsc").read(text, "order.avsc").schema();

        assertThat(AvroSchemaText.emitWithNotes(schema)).isEqualTo(text.replace("\\u2028", "\u2028"));
        assertThat(AvroSchemaText.emit(schema)).doesNotContain("doc", "default", "none", "aliases");
        assertThat(new AvroTarget().emit(schema).schema().orElseThrow().text())
                .doesNotContain("doc", "default", "aliases");
    }

    @Test
    void a_key_is_the_first_alias_for_people_and_nowhere_for_compilers() throws Exception {
        Schema schema = schema(
                new Field("event_id", Type.Primitive.LONG)
                        .withKey("event-id")
                        .withAliases(List.of("nr", "old id", "event-id")),
                new Field("ref", Type.Primitive.STRING).withKey("$ref"));

        String text = AvroSchemaText.emitWithNotes(schema);

        assertThat(text.replaceAll("\\s", ""))
                .contains("\"aliases\":[\"event-id\",\"nr\",\"oldid\"]", "\"aliases\":[\"$ref\"]");
        assertThat(SchemaReaders.forFile("order.avsc")
                        .read(text, "order.avsc")
                        .schema()
                        .root())
                .isEqualTo(schema.root());
        assertThat(AvroSchemaText.emit(schema)).doesNotContain("aliases", "event-id", "$ref");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "null" | null
            "boolean" | true
            "int" | -5
            "float" | 0.1
            "double" | 1.0E300
            "double" | "NaN"
            "bytes" | "\\u0000ÿ"
            "string" | "é*/"
            {"type":"fixed","name":"F","size":2} | "ÿa"
            {"type":"int","logicalType":"date"} | -1
            {"type":"long","logicalType":"timestamp-micros"} | 1700000000000001
            {"type":"int","logicalType":"time-millis"} | 86399999
            {"type":"bytes","logicalType":"decimal","precision":4,"scale":2} | "\\u0001ÿ"
            {"type":"fixed","name":"F","size":3,"logicalType":"decimal","precision":4,"scale":2} | "ÿÿþ"
            {"type":"string","logicalType":"uuid"} | "123e4567-e89b-12d3-a456-426614174000"
            {"type":"fixed","name":"F","size":16,"logicalType":"uuid"} | "0123456789abcdef"
            {"type":"enum","name":"E","symbols":["A","B"]} | "B"
            {"type":"array","items":["null","int"]} | [1,null]
            {"type":"map","values":"string"} | {"b":"x","a":"y"}
            ["int","null"] | 3
            ["null","int"] | null
            {"type":"record","name":"R","fields":[{"name":"w","type":"int"},{"name":"h","type":"int","default":7}]} | {"w":3}
            """)
    void a_default_is_written_as_it_was_read(String type, String value) throws Exception {
        String text = "{\"type\":\"record\",\"name\":\"acme.Order\",\"fields\":[{\"name\":\"x\",\"type\":" + type
                + ",\"default\":" + value + "}]}";
        Schema schema =
                SchemaReaders.forFile("order.avsc").read(text, "order.avsc").schema();

        assertThat(AvroSchemaText.emitWithNotes(schema).replaceAll("\\s", ""))
                .endsWith(",\"default\":" + value + "}]}");
        assertThatCode(() -> new org.apache.avro.Schema.Parser().parse(AvroSchemaText.emitWithNotes(schema)))
                .doesNotThrowAnyException();
    }

    @Test
    void defaults_within_defaults_do_not_make_the_text_grow() throws Exception {
        String inner = "\"int\"";
        for (int i = 0; i < 40; i++) {
            inner = "{\"type\":\"record\",\"name\":\"R%d\",\"fields\":[%s,%s]}"
                    .formatted(
                            i,
                            "{\"name\":\"a\",\"type\":" + inner + ",\"default\":" + (i == 0 ? "1" : "{}") + "}",
                            "{\"name\":\"b\",\"type\":" + (i == 0 ? "\"int\"" : "\"R" + (i - 1) + "\"")
                                    + ",\"default\":" + (i == 0 ? "2" : "{}") + "}");
        }
        Schema schema =
                SchemaReaders.forFile("order.avsc").read(inner, "order.avsc").schema();

        assertThat(AvroSchemaText.emitWithNotes(schema)).hasSizeLessThan(100_000);
    }
}
