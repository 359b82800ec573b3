package io.wirecost.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.target.AwkwardNames;
import io.wirecost.compiler.target.AwkwardUnions;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.compiler.target.Recorded;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The derived schemas that people read: what a team could adopt, in its own namespace and with its own words. */
class AdoptedSchemasTest {
    private static final Pattern COMMENT = Pattern.compile("^ *(//|#|--).*$| description=\"[^\"]*\"");

    /** What names a package, a module or a number of the whole file. */
    private static final Pattern HEAD = Pattern.compile(
            "^(package|option|namespace|@0x) ?.*$|^[A-Za-z0-9-]+(?= DEFINITIONS)|(?<= )package=\"[^\"]*\"");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "protobuf",
                "java-jackson-protobuf",
                "thrift",
                "flatbuffers",
                "capnproto",
                "asn1",
                "asn1uper",
                "colfer",
                "sbe"
            })
    void but_for_its_head_and_comments_it_is_the_schema_that_is_measured(String target) throws Exception {
        for (Schema schema : Stream.of(documented(), AwkwardNames.schema("odd.record"), AwkwardUnions.schema())
                .filter(schema -> target(target).refusalReason(schema).isEmpty())
                .toList()) {
            Emission emission = target(target).emit(schema);

            assertThat(bare(emission.shown())).isEqualTo(bare(emission.schema()));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"protobuf", "wire", "thrift", "flatbuffers", "capnproto", "asn1", "asn1uper", "colfer", "sbe"})
    void documentation_is_a_comment_there_and_nowhere_else(String target) throws Exception {
        Emission emission = target(target).emit(documented());

        assertThat(emission.files().values())
                .allSatisfy(file -> assertThat(file).doesNotContain("An order", "Counts", "system"));
        assertThat(emission.schema().orElseThrow().text()).doesNotContain("An order", "Counts", "system");
        assertThat(emission.shown().orElseThrow().text()).contains("An order", "Counts", "system");
        assertThat(withoutComments(emission.shown())).doesNotContain("An order", "Counts", "system");
        assertThat(emission.shown().orElseThrow().text()).doesNotContain("\u0007", "\u202e");
    }

    @ParameterizedTest
    @CsvSource({
        "protobuf, documented.proto",
        "thrift, documented.thrift",
        "flatbuffers, documented.fbs",
        "capnproto, documented.capnp",
        "asn1, documented.asn1",
        "colfer, documented.colf",
        "sbe, documented.xml"
    })
    void it_is_as_recorded(String target, String file) throws Exception {
        assertThat(target(target).emit(documented()).shown().orElseThrow().text())
                .isEqualTo(Recorded.text(AdoptedSchemasTest.class, file));
    }

    @ParameterizedTest
    @ValueSource(strings = {"protobuf", "thrift", "flatbuffers", "asn1", "colfer", "sbe"})
    void the_tools_of_its_language_accept_it(String id, @TempDir Path folder) throws Exception {
        Target target = target(id);
        Emission shown = new Emission(target.emit(documented()).shown(), Map.of(), List.of());

        target.generate(shown, folder, new InstalledTools(Path.of(System.getProperty("wirecost.installation"))));

        assertThat(folder).isNotEmptyDirectory();
    }

    @ParameterizedTest
    @CsvSource({
        "protobuf, 'package acme.new_.shop;'",
        "thrift, 'namespace * acme.new_.shop'",
        "flatbuffers, 'namespace acme.new_.shop;'",
        "capnproto, '# acme.new_.shop'",
        "asn1, 'AcmeNewShop-Module DEFINITIONS'",
        "colfer, 'package shop'",
        "sbe, 'package=\"acme.new_.shop\"'"
    })
    void its_namespace_is_the_schemas_without_words_that_are_reserved(String target, String head) {
        Schema schema = SchemaText.parse("root acme.new.shop.Order\nrecord acme.new.shop.Order\n  id long\n");

        assertThat(target(target).emit(schema).shown().orElseThrow().text()).contains(head);
    }

    @ParameterizedTest
    @ValueSource(strings = {"protobuf", "thrift", "flatbuffers", "capnproto", "asn1", "colfer", "sbe"})
    void a_schema_without_a_namespace_needs_none(String target) {
        Schema schema = SchemaText.parse("root Order\nrecord Order\n  id long\n");

        assertThat(target(target).emit(schema).shown().orElseThrow().text())
                .doesNotContain("package ;", "namespace ;", "namespace * ", "package=\"\"");
    }

    @Test
    void a_type_that_the_language_lacks_says_what_it_means() {
        Schema schema = SchemaText.parse(
                "root a.R\nrecord a.R\n  at timestamp-micros\n  price decimal(10,2)\n  ratio double\n  ids array(uuid)\n");

        assertThat(target("protobuf").emit(schema).shown().orElseThrow().text())
                .contains(
                        "  // microseconds since 1970-01-01T00:00Z\n  int64 at = 1;",
                        "// a decimal of 10 digits, 2 of them behind the point",
                        "  double ratio = 3;",
                        "  // a UUID: 16 bytes, most significant first\n  repeated bytes ids = 4;");
        assertThat(target("asn1").emit(schema).shown().orElseThrow().text())
                .contains("  -- a double: its 8 bytes, most significant first\n  ratio OCTET STRING");
    }

    private static Schema documented() throws Exception {
        String text = Recorded.text(AdoptedSchemasTest.class, "documented.avsc");
        return SchemaReaders.forFile("x.avsc").read(text, "documented.avsc").schema();
    }

    private static Target target(String id) {
        return Targets.byId(id).orElseThrow();
    }

    private static String withoutComments(Optional<DerivedSchema> schema) {
        return schema.orElseThrow()
                .text()
                .lines()
                .map(line -> COMMENT.matcher(line).replaceAll(""))
                .collect(Collectors.joining("\n"));
    }

    private static String bare(Optional<DerivedSchema> schema) {
        return withoutComments(schema)
                .lines()
                .map(line -> HEAD.matcher(line).replaceAll(""))
                .filter(line -> !line.isBlank())
                .collect(Collectors.joining("\n"));
    }
}
