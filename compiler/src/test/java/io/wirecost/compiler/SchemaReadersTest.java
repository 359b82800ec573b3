package io.wirecost.compiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.read.WaysOut;
import io.wirecost.compiler.target.Tools;
import io.wirecost.core.InputException;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SchemaReadersTest {
    private static final Tools INSTALLED = new InstalledTools(Path.of(System.getProperty("wirecost.installation")));

    @TempDir
    private Path folder;

    @Test
    void a_schema_is_read_with_or_without_a_byte_order_mark() throws IOException, InputException {
        Path file = folder.resolve("order.avsc");
        Files.writeString(
                file,
                "\ufeff{\"type\":\"record\",\"name\":\"Order\",\"fields\":[{\"name\":\"id\",\"type\":\"long\"}]}");

        assertThat(SchemaReaders.read(SchemaRequest.of(file)).schema().root().name())
                .isEqualTo("Order");
    }

    @Test
    void a_file_that_cannot_be_read_is_reported() throws IOException {
        Path latin = Files.write(folder.resolve("latin.avsc"), new byte[] {'"', (byte) 0xe9, '"'});
        Path empty = Files.createFile(folder.resolve("empty.avsc"));

        assertThat(problems(folder.resolve("none.avsc")))
                .singleElement()
                .asString()
                .endsWith("none.avsc: no such file; expected " + SchemaReaders.expected());
        assertThat(problems(Files.createDirectory(folder.resolve("none"))))
                .singleElement()
                .asString()
                .contains(": is a folder without schemas; expected");
        assertThat(problems(latin)).singleElement().asString().contains("latin.avsc: is not UTF-8 text");
        assertThat(problems(empty)).containsExactly("empty.avsc: is empty; expected JSON");
    }

    @Test
    void a_name_without_a_known_ending_is_read_as_the_first_language() throws IOException, InputException {
        Path file = Files.writeString(
                folder.resolve("order.json"),
                "{\"type\":\"record\",\"name\":\"Order\",\"fields\":[{\"name\":\"id\",\"type\":\"long\"}]}");

        assertThat(SchemaReaders.read(SchemaRequest.of(file)).schema().root().name())
                .isEqualTo("Order");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            order.xsd     | <xs:schema/>                                       | an XML schema
            order         | <?xml version="1.0"?><xs:schema/>                  | an XML schema
            order         | namespace java acme\\nstruct Order {\\n1: i64 id}    | a Thrift schema
            order         | namespace acme;\\ntable Order { id: long; }         | a FlatBuffers schema
            order.fbs     | namespace acme;\\ntable Order { id: long; }         | a FlatBuffers schema
            order         | @0x82b809f8bfb9d539;                               | a Cap'n Proto schema
            order.asn     | Orders DEFINITIONS ::= BEGIN END                   | an ASN.1 module
            order         | type Order { id: ID }                              | a GraphQL schema
            orders.avro   | Obj                                                | an Avro file of records
            """)
    void another_language_is_named_with_what_is_supported(String name, String text, String language)
            throws IOException {
        assertThat(problems(Files.writeString(folder.resolve(name), text.replace("\\n", "\n"))))
                .singleElement()
                .asString()
                .startsWith(name + ": is " + language)
                .endsWith("; supported: " + SchemaReaders.expected()
                        + ". Without a schema, one is inferred from JSON records:" + " wirecost run --records FILE");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            a.txt  | // ours\\n/* and\\n theirs */\\n syntax = "proto3"; message Order { int64 id = 1; }
            a.avsc | message Order { optional int64 id = 1; }
            a.txt  | @namespace("acme") protocol Orders { record Order { long id; } }
            a.txt  | namespace acme; schema Order; record Order { long id; }
            a.avsc | {"title":"Order","type":"object","properties":{"id":{"type":"integer"}},"required":["id"]}
            a.json | {"type":"record","name":"Order","fields":[{"name":"id","type":"long"}]}
            a.json | [{"type":"record","name":"Order","fields":[{"name":"id","type":"long"}]}]
            """)
    void the_language_is_told_by_content_and_not_by_the_file_s_name(String name, String text)
            throws IOException, InputException {
        Path file = Files.writeString(folder.resolve(name), text.replace("\\n", "\n"));
        Schema schema = SchemaReaders.read(SchemaRequest.of(file, INSTALLED)).schema();

        assertThat(schema.root().name()).endsWith("Order");
        assertThat(schema.root().field("id").type().present()).isEqualTo(Type.Primitive.LONG);
    }

    @Test
    void files_of_two_languages_are_no_schema() throws IOException {
        Path proto = Files.writeString(folder.resolve("a.proto"), "message Order { optional int64 id = 1; }");
        Path avro = Files.writeString(folder.resolve("a.avsc"), "{\"type\":\"record\",\"name\":\"A\",\"fields\":[]}");
        SchemaRequest both =
                new SchemaRequest(List.of(proto, avro), List.of(), Optional.empty(), WaysOut.NONE, INSTALLED);

        assertThatThrownBy(() -> SchemaReaders.read(both))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("several languages");
    }

    @Test
    void each_language_is_found_by_its_name_and_by_a_file_s_name() {
        assertThat(SchemaReaders.all())
                .allSatisfy(reader ->
                        assertThat(SchemaReaders.byLanguage(reader.language())).contains(reader));
        assertThat(SchemaReaders.forFile("ORDER.AVSC").language()).isEqualTo("avro");
        assertThat(SchemaReaders.byLanguage("none")).isEmpty();
    }

    private static List<String> problems(Path file) {
        return catchThrowableOfType(InputException.class, () -> SchemaReaders.read(SchemaRequest.of(file)))
                .problems();
    }
}
