package io.wirecost.compiler.avro;

import static org.assertj.core.api.Assertions.assertThat;

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

class AvroSchemaTextTest {
    @Test
    void a_name_is_defined_at_its_first_use_and_referred_to_after() {
        Type state = new Type.EnumRef("acme.State");
        Schema schema = schema(new Field("before", state), new Field("after", new Type.OptionalType(state)));

        assertThat(AvroSchemaText.emit(schema)).isEqualTo("""
                {
                  "type" : "record",
                  "name" : "acme.Order",
                  "fields" : [
                    {
                      "name" : "before",
                      "type" : {
                        "type" : "enum",
                        "name" : "acme.State",
                        "symbols" : [
                          "OPEN",
                          "CLOSED"
                        ]
                      }
                    },
                    {
                      "name" : "after",
                      "type" : [
                        "null",
                        "acme.State"
                      ]
                    }
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
    void documentation_and_defaults_stand_where_the_user_wrote_them() throws Exception {
        String text = """
                {
                  "type" : "record",
                  "name" : "acme.Order",
                  "doc" : "One \\"order\\" */ \\u2028",
                  "fields" : [
                    {
                      "name" : "id",
                      "doc" : "Its number.",
                      "type" : "long",
                      "default" : 12345678901234567
                    },
                    {
                      "name" : "note",
                      "type" : [
                        "string",
                        "null"
                      ],
                      "default" : "none"
                    },
                    {
                      "name" : "tag",
                      "type" : [
                        "null",
                        "string"
                      ],
                      "default" : null
                    },
                    {
                      "name" : "state",
                      "type" : {
                        "type" : "enum",
                        "name" : "acme.State",
                        "doc" : "Where it is.",
                        "symbols" : [
                          "OPEN",
                          "DONE"
                        ],
                        "default" : "DONE"
                      }
                    },
                    {
                      "name" : "hash",
                      "type" : {
                        "type" : "fixed",
                        "name" : "acme.Hash",
                        "doc" : "SHA-1.",
                        "size" : 20
                      }
                    }
                  ]
                }
                """;
        Schema schema = SchemaReaders.forFile("order.avsc").read(text, "order.avsc");

        assertThat(AvroSchemaText.emitWithNotes(schema)).isEqualTo(text.replace("\\u2028", "\u2028"));
        assertThat(AvroSchemaText.emit(schema)).doesNotContain("doc", "default", "none");
        assertThat(new AvroTarget().emit(schema).schema().orElseThrow().text()).doesNotContain("doc", "default");
    }
}
