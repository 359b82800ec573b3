package io.wirecost.compiler.read.avro;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.avro.AvroSchemaText;
import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.core.InputException;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AvroSchemaReaderTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "null"                                                         | null
            "boolean"                                                      | boolean
            "int"                                                          | int
            "long"                                                         | long
            "float"                                                        | float
            "double"                                                       | double
            "bytes"                                                        | bytes
            "string"                                                       | string
            {"type":"string"}                                              | string
            {"type":{"type":"string"}}                                     | string
            ["null","int"]                                                 | optional(int)
            ["int","null"]                                                 | optional(int)
            ["int"]                                                        | int
            ["null"]                                                       | null
            []                                                             | null
            ["int","string"]                                               | record(acme.XUnion)
            ["int","null","string"]                                        | optional(record(acme.XUnion))
            {"type":"array","items":["int","string"]}                      | array(record(acme.XUnion))
            {"type":"record","name":"Empty","fields":[]}                   | record(acme.Empty)
            {"type":["null","int"]}                                        | optional(int)
            {"type":"array","items":["null","int"]}                        | array(optional(int))
            {"type":"map","values":{"type":"array","items":"long"}}        | map(array(long))
            {"type":"fixed","name":"F","size":3}                           | fixed(acme.F,3)
            {"type":"int","logicalType":"date"}                            | date
            {"type":"int","logicalType":"time-millis"}                     | time-millis
            {"type":"long","logicalType":"time-micros"}                    | time-micros
            {"type":"long","logicalType":"timestamp-millis"}               | timestamp-millis
            {"type":"long","logicalType":"timestamp-micros"}               | timestamp-micros
            {"type":"long","logicalType":"timestamp-nanos"}                | timestamp-nanos
            {"type":"long","logicalType":"local-timestamp-millis"}         | local-timestamp-millis
            {"type":"long","logicalType":"local-timestamp-micros"}         | local-timestamp-micros
            {"type":"long","logicalType":"local-timestamp-nanos"}          | local-timestamp-nanos
            {"type":"string","logicalType":"uuid"}                         | uuid
            {"type":"fixed","name":"U","size":16,"logicalType":"uuid"}     | uuid(fixed(acme.U,16))
            {"type":"bytes","logicalType":"decimal","precision":9,"scale":2} | decimal(9,2)
            {"type":"bytes","logicalType":"decimal","precision":4}         | decimal(4,0)
            {"type":"fixed","name":"D","size":4,"logicalType":"decimal","precision":9} | decimal(9,0,fixed(acme.D,4))
            {"type":"long","logicalType":"timestamp-picos"}                | long
            {"type":"string","logicalType":"acme-colour"}                  | string
            """)
    void a_type_is_read(String avro, String type) throws InputException {
        assertThat(field(avro)).isEqualTo(type);
    }

    @Test
    void names_take_the_namespace_around_them_or_their_own() throws InputException {
        Schema schema = read("""
                {"type":"record","name":"Order","namespace":"acme","fields":[
                  {"name":"a","type":{"type":"enum","name":"Inherits","symbols":["X"]}},
                  {"name":"b","type":{"type":"enum","name":"Other","namespace":"else.where","symbols":["X"]}},
                  {"name":"c","type":{"type":"record","name":"full.Name","namespace":"ignored","fields":[
                    {"name":"d","type":{"type":"enum","name":"Below","symbols":["X"]}},
                    {"name":"e","type":["null","acme.Order"]}]}},
                  {"name":"f","type":{"type":"enum","name":"None","namespace":"","symbols":["X"]}},
                  {"name":"g","type":"Inherits"},
                  {"name":"h","type":"else.where.Other"},
                  {"name":"i","type":"None"}]}""");

        assertThat(schema.definitions().stream().map(Definition::name))
                .containsExactly("acme.Order", "acme.Inherits", "else.where.Other", "full.Name", "full.Below", "None");
        assertThat(schema.toString())
                .contains("g enum(acme.Inherits)", "h enum(else.where.Other)", "i enum(None)")
                .contains("e optional(record(acme.Order))");
    }

    @Test
    void a_union_has_its_types_as_branches_by_their_simple_names() throws InputException {
        Schema schema = read("""
                {"type":"record","name":"Order","namespace":"acme","fields":[
                  {"name":"paid","type":["null","string",
                    {"type":"record","name":"Card","fields":[{"name":"next","type":["Card","long"]}]},
                    {"type":"record","name":"old.Card","fields":[]},
                    {"type":"map","values":["boolean","Card"]}]},
                  {"name":"again","type":{"type":"record","name":"PaidUnion","fields":[
                    {"name":"paid","type":["int","Card"]}]}}]}""");

        assertThat(SchemaText.format(schema)).contains("""
                union acme.NextUnion
                  Card optional(record(acme.Card))
                  long optional(long)
                """, """
                union acme.PaidUnion3
                  string optional(string)
                  Card optional(record(acme.Card))
                  Card2 optional(record(old.Card))
                  map optional(map(record(acme.PaidUnion2)))
                """, """
                union acme.PaidUnion4
                  int optional(int)
                  Card optional(record(acme.Card))
                """, "record old.Card\nunion");
    }

    @Test
    void a_record_may_contain_itself_and_be_used_twice() throws InputException {
        Schema schema = read("""
                {"type":"record","name":"Node","fields":[
                  {"name":"next","type":["null","Node"]},
                  {"name":"children","type":{"type":"array","items":"Node"}},
                  {"name":"byName","type":{"type":"map","values":"Node"}}]}""");

        assertThat(SchemaText.format(schema)).isEqualTo("""
                root Node
                record Node
                  next optional(record(Node))
                  children array(record(Node))
                  byName map(record(Node))
                """);
    }

    @Test
    void docs_aliases_defaults_orders_and_custom_properties_change_no_value() throws InputException {
        Schema schema = read("""
                {"type":"record","name":"acme.Order","doc":"*/ \\u002a/ evil","aliases":["x(){}"],"javaAnnotation":"Evil",
                 "fields":[{"name":"id","type":"long","doc":"d","default":-1,"order":"ignore","aliases":["nr"],"x":{}}]}""");

        assertThat(SchemaText.format(schema)).isEqualTo("root acme.Order\nrecord acme.Order\n  id long\n");
    }

    @Test
    void a_field_has_its_default_as_neutral_value_and_its_aliases() throws InputException {
        Schema schema = read("""
                {"type":"record","name":"Order","fields":[
                  {"name":"id","type":"long","aliases":["nr","order-id"]},
                  {"name":"hash","type":"bytes","default":"\u00ff"},
                  {"name":"day","type":["null",{"type":"int","logicalType":"date"}],"default":1},
                  {"name":"note","type":["null","string"],"default":null}]}""");

        assertThat(schema.root().field("id").aliases()).containsExactly("nr", "order-id");
        assertThat(schema.root().field("id").defaultValue()).isEmpty();
        assertThat((byte[]) value(schema, "hash")).containsExactly(0xff);
        assertThat(value(schema, "day")).isEqualTo(LocalDate.of(1970, 1, 2));
        assertThat(value(schema, "note")).isNull();
    }

    @Test
    void the_first_alias_that_is_no_name_is_the_key() throws InputException {
        String long201 = "k".repeat(201);
        Schema schema = read("""
                {"type":"record","name":"Order","fields":[
                  {"name":"id","type":"long","aliases":["nr","order-id","@id"]},
                  {"name":"plain","type":"int","aliases":["simple"]},
                  {"name":"empty","type":"int","aliases":[""]},
                  {"name":"long","type":"int","aliases":["%s"]},
                  {"name":"text","type":"string","aliases":["\\u65e5\\u4ed8 \\"\\\\"]}]}""".formatted(long201));

        assertThat(schema.root().fields())
                .extracting(Field::wireName)
                .containsExactly("order-id", "plain", "", long201, "\u65e5\u4ed8 \"\\");
        assertThat(schema.root().field("id").aliases()).containsExactly("nr", "order-id", "@id");
    }

    @Test
    void a_default_that_does_not_fit_is_left_out_and_told() throws InputException {
        ReadSchema read = new AvroSchemaReader().read("""
                {"type":"record","name":"Order","fields":[
                  {"name":"id","type":"long","default":"0"},{"name":"n","type":"int","default":1}]}""", "order.avsc");

        assertThat(read.schema().root().field("id").defaultValue()).isEmpty();
        assertThat(read.schema().root().field("n").defaultValue()).isPresent();
        assertThat(read.oddities())
                .containsExactly("order.avsc:2:40: default of Order.id: expected long, found the string \"0\"");
    }

    @Test
    void what_we_emit_reads_back_as_the_same_schema() throws InputException {
        Schema schema = read("""
                {"type":"record","name":"Order","namespace":"acme","fields":[
                  {"name":"n","type":{"type":"fixed","name":"Plain","namespace":"","size":2}},
                  {"name":"u","type":{"type":"fixed","name":"U","size":16,"logicalType":"uuid"}},
                  {"name":"d","type":{"type":"fixed","name":"D","size":4,"logicalType":"decimal","precision":9,"scale":9}},
                  {"name":"l","type":{"type":"array","items":{"type":"map","values":["null",
                    {"type":"record","name":"other.Item","fields":[{"name":"again","type":["Plain","null"]},
                      {"name":"owner","type":["null","acme.Order"]},
                      {"name":"at","type":{"type":"long","logicalType":"local-timestamp-micros"}}]}]}}},
                  {"name":"e","type":{"type":"enum","name":"E","symbols":["A","B"]}},
                  {"name":"f","type":["null","E"]}]}""");

        assertThat(new AvroSchemaReader()
                        .read(AvroSchemaText.emit(schema), "emitted")
                        .schema())
                .isEqualTo(schema);
    }

    private static Object value(Schema schema, String field) {
        return schema.root().field(field).defaultValue().orElseThrow().value();
    }

    private static String field(String avro) throws InputException {
        Schema schema = read(
                "{\"type\":\"record\",\"name\":\"acme.Order\",\"fields\":[{\"name\":\"x\",\"type\":" + avro + "}]}");
        return schema.root().field("x").type().toString();
    }

    private static Schema read(String text) throws InputException {
        return new AvroSchemaReader().read(text, "order.avsc").schema();
    }
}
