package io.wirecost.compiler.avro;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AvroIdlTextTest {
    private static final AvroIdlTarget TARGET = new AvroIdlTarget();

    @TempDir
    private Path folder;

    @Test
    void a_schema_is_written_as_people_write_it() throws Exception {
        Schema schema = avro("""
                {"type":"record","name":"Order","namespace":"acme","doc":"An order.","fields":[
                  {"name":"id","type":"long","doc":"Its number.","default":7,"aliases":["order-id"]},
                  {"name":"at","type":["null",{"type":"long","logicalType":"timestamp-micros"}],"default":null},
                  {"name":"price","type":{"type":"bytes","logicalType":"decimal","precision":9,"scale":2}},
                  {"name":"items","type":{"type":"array","items":{"type":"record","name":"Item","namespace":"acme.part","fields":[
                    {"name":"enum","type":"string"},{"name":"order","type":["null","acme.Order"]}]}}},
                  {"name":"state","type":{"type":"enum","name":"State","symbols":["OPEN","record"],"default":"OPEN"}},
                  {"name":"hash","type":{"type":"fixed","name":"record","size":4}},
                  {"name":"labels","type":{"type":"map","values":"float"}}]}
                """);

        assertThat(TARGET.emit(schema).shown().orElseThrow().text()).isEqualTo("""
                namespace acme;
                schema Order;

                /** An order. */
                record Order {
                  /** Its number. */
                  long @aliases(["order-id"]) id = 7;
                  union { null, @logicalType("timestamp-micros") long } at = null;
                  @logicalType("decimal") @precision(9) @scale(2) bytes price;
                  array<acme.part.Item> items;
                  State state;
                  `record` hash;
                  map<float> labels;
                }

                record acme.part.Item {
                  string `enum`;
                  union { null, acme.Order } order;
                }

                enum State { OPEN, `record` } = OPEN;

                fixed `record`(4);
                """);
        assertThat(TARGET.emit(schema).schema().orElseThrow().text()).doesNotContain("An order", "aliases", " = 7");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "boolean" | true
            "int" | -5
            "long" | 12345678901234567
            "float" | 0.5
            "double" | 1.0E300
            "double" | "NaN"
            ["double","null"] | "-Infinity"
            "string" | "a\\"*/\\\\u002a\\u0007 \\u2028"
            "bytes" | "\\u0000\\u00ff"
            ["null","int"] | null
            {"type":"array","items":"int"} | [1,2]
            {"type":"array","items":"int"} | []
            {"type":"map","values":"string"} | {"b":"x"}
            {"type":"map","values":"string"} | {}
            {"type":"enum","name":"E","symbols":["A","B"]} | "B"
            """)
    void a_default_is_read_again_as_it_was_written(String type, String value) throws Exception {
        Schema schema =
                avro("{\"type\":\"record\",\"name\":\"R\",\"namespace\":\"a.b\",\"fields\":[{\"name\":\"x\",\"type\":"
                        + type + ",\"default\":" + value + "}]}");
        String text = TARGET.emit(schema).shown().orElseThrow().text();
        Path file = Files.writeString(folder.resolve("r.avdl"), text);

        assertThat(AvroSchemaText.emitWithNotes(
                        SchemaReaders.read(SchemaRequest.of(file)).schema()))
                .as(text)
                .isEqualTo(AvroSchemaText.emitWithNotes(schema));
    }

    @Test
    void documentation_ends_no_comment_and_comes_back() throws Exception {
        Schema schema = avro(
                "{\"type\":\"record\",\"name\":\"R\",\"doc\":\"One */ two\\nthree\",\"fields\":[{\"name\":\"x\",\"type\":\"int\"}]}");
        String text = TARGET.emit(schema).shown().orElseThrow().text();
        Path file = Files.writeString(folder.resolve("r.avdl"), text);

        assertThat(SchemaReaders.read(SchemaRequest.of(file)).schema().notes().doc("R"))
                .contains("One * / two\nthree");
    }

    @ParameterizedTest
    @CsvSource({
        "'root a.R\nrecord a.R\n  _x int\n', a name cannot start with an underscore: _x",
        "'root a.R\nrecord a.R\n  x record(b._c.S)\nrecord b._c.S\n  y int\n', a name cannot start with an underscore: b._c.S",
        "'root a.R\nrecord a.R\n  x record(S)\nrecord S\n  y int\n', a name without a namespace cannot be used in one: S",
        "'root a.date\nrecord a.date\n  x int\n', no type can be called a.date"
    })
    void what_the_language_cannot_say_is_refused(String schema, String reason) {
        assertThat(TARGET.refusalReason(SchemaText.parse(schema))).contains("In Avro IDL " + reason);
    }

    private static Schema avro(String text) throws Exception {
        return SchemaReaders.forFile("order.avsc").read(text, "order.avsc").schema();
    }
}
