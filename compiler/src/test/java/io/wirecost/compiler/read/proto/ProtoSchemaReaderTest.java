package io.wirecost.compiler.read.proto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import com.google.protobuf.Timestamp;
import com.google.protobuf.UnknownFieldSet;
import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.read.Given;
import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.compiler.read.Reading.BinaryMessages;
import io.wirecost.compiler.value.FieldForm;
import io.wirecost.compiler.value.JsonRecords;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.ProtoHint;
import io.wirecost.core.schema.ProtoKind;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProtoSchemaReaderTest {
    /** What several tests read, so that protoc parses it once. */
    private static final String SEVERAL = """
            syntax = "proto3";
            import "google/protobuf/struct.proto";
            message Kept { int32 x = 1; google.protobuf.Struct any = 2; repeated google.protobuf.Value list = 3; }
            message Refused {
              google.protobuf.Struct any = 1;
              oneof pick { int32 p = 4; string q = 5; }
              string secret_text = 6;
              bytes id = 7;
            }
            message Spelled {
              int64 big_id = 1;
              E e = 2;
              bytes b = 3;
              uint32 u = 4;
              map<int32, string> m = 5;
              double d = 6;
              enum E { X = 0; Y = 9; }
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void types_and_presence_are_those_of_the_file() throws Exception {
        Schema schema = file("""
                        syntax = "proto3";
                        package acme;
                        import "google/protobuf/timestamp.proto";
                        import "google/protobuf/duration.proto";
                        import "google/protobuf/wrappers.proto";
                        // An order.
                        message Order {
                          int32 small = 1;
                          optional sint64 signed = 2;
                          uint32 count = 3;
                          fixed64 large = 4;
                          repeated string tags = 5;
                          map<int32, Item> items = 6;
                          google.protobuf.Timestamp at = 7;
                          google.protobuf.Duration took = 8;
                          google.protobuf.BoolValue sure = 9;
                          State last_state = 10;
                          message Item { bytes raw = 1; }
                          enum State { NONE = 0; OPEN = 7; }
                        }
                        """).read().schema();

        assertThat(schema.enumeration("acme.Order.State").symbols()).containsExactly("NONE", "OPEN");
        assertThat(schema.root().fields())
                .extracting(field -> field.name() + " " + field.type())
                .containsExactly(
                        "small int",
                        "signed optional(long)",
                        "count long",
                        "large decimal(20,0)",
                        "tags array(string)",
                        "items map(record(acme.Order.Item))",
                        "at optional(timestamp-micros)",
                        "took optional(decimal(21,9))",
                        "sure optional(boolean)",
                        "last_state enum(acme.Order.State)");
        assertThat(schema.root().field("last_state").key()).contains("lastState");
        assertThat(schema.notes().doc("acme.Order")).contains("An order.");
        assertThat(schema.notes().hint("acme.Order", "items"))
                .contains(new ProtoHint(6, ProtoKind.USUAL, ProtoKind.INT32, false, false));
        assertThat(schema.notes().number("acme.Order.State", "OPEN")).contains(7);
    }

    @Test
    void everything_that_is_not_supported_is_refused_at_once_with_its_place_and_with_ways_out_that_lead_to_a_schema()
            throws Exception {
        Given given = file("""
                syntax = "proto2";
                import "google/protobuf/any.proto";
                import "google/protobuf/struct.proto";
                message A {
                  optional group G = 1 { optional int32 x = 1; }
                  optional google.protobuf.Any any = 2;
                  map<string, google.protobuf.Value> values = 3;
                  oneof pick { int32 p = 4; string q = 5; }
                  optional E e = 6;
                  optional B b = 7;
                  extensions 100 to 200;
                }
                message B { }
                extend A { optional int32 ext = 100; }
                enum E { option allow_alias = true; X = 1; Y = 1; }
                """);

        assertThat(given.problems())
                .allSatisfy(problem -> assertThat(problem).contains("--without "))
                .extracting(problem -> problem.replaceAll("^(schema.proto:\\d+):\\d+: (\\S+ \\S+ \\S+).*", "$1 $2"))
                .containsExactly(
                        "schema.proto:5 A.g is a",
                        "schema.proto:6 A.any is a",
                        "schema.proto:7 A.values is a",
                        "schema.proto:9 A.e is of",
                        "schema.proto:14 ext extends A,");
        ReadSchema kept = given.types("A.g=json", "A.any=json", "A.values=json", "A.e=json")
                .without("ext")
                .read();
        assertThat(kept.schema().root().fields())
                .extracting(field -> field.name() + " " + field.type())
                .containsExactly(
                        "g optional(string)",
                        "any optional(string)",
                        "values optional(string)",
                        "pick optional(record(A.PickUnion))",
                        "e optional(string)",
                        "b optional(record(B))");
        assertThat(record(kept, "{\"e\":\"Y\",\"values\":{\"k\": [1]}}"))
                .hasToString("[null, null, {\"k\":[1]}, null, \"Y\", null]");
        assertThat(given.without("A.g", "A.any", "A.values", "A.e", "ext")
                        .read()
                        .schema()
                        .root()
                        .fields())
                .extracting(Field::name)
                .containsExactly("pick", "b");
    }

    @Test
    void errors_of_all_imports_are_told_at_once_with_file_line_and_column() throws Exception {
        assertThat(file("syntax = \"proto3\";\nimport \"b.proto\";\nimport \"c.proto\";\nmessage A { }")
                        .beside("b.proto", "syntax = \"proto3\";\nmessage B { int32 x; }")
                        .beside("c.proto", "syntax = \"proto3\";\n\nmessage C { strin y = 1; }")
                        .problems())
                .anySatisfy(problem -> assertThat(problem).contains("b.proto:2:20: Missing field number"))
                .anySatisfy(problem -> assertThat(problem).contains("c.proto:3:13: "));
    }

    @Test
    void an_edition_that_is_not_known_is_refused_with_the_newest_that_is() throws Exception {
        assertThat(file("edition = \"2999\"; message A { }").problems())
                .anySatisfy(problem -> assertThat(problem).contains("schema.proto:1:11: "))
                .last(STRING)
                .matches("the newest edition that is known here is 20\\d\\d");
    }

    @Test
    void what_is_kept_as_json_has_to_come_as_json_where_it_is_there() throws Exception {
        BinaryMessages messages = several("Kept")
                .types("Kept.any=json", "Kept.list=json")
                .read()
                .reading()
                .messages()
                .orElseThrow();

        assertThat(messages.read(new byte[] {8, 7})).hasToString("[7, null, null]");
        assertThatThrownBy(() -> messages.read(new byte[] {8, 7, 18, 0}))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("this message is binary; --without Kept.any leaves it out");
        assertThatThrownBy(() -> messages.read(new byte[] {26, 0}))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("--without Kept.list leaves it out");
    }

    @Test
    void a_oneof_is_a_union_whose_branches_stand_in_the_message_s_json() throws Exception {
        ReadSchema read = file("""
                        syntax = "proto3";
                        package p;
                        message A {
                          // How it is picked.
                          oneof pick { int32 one_p = 4; string q = 2; string r = 9; B b = 7; }
                          repeated A list = 1;
                          string pickUnion = 5;
                          oneof alone { int32 single = 6; }
                          message PickUnion { }
                        }
                        message B { A a = 1; }
                        """).root("A").read();

        Schema schema = read.schema();
        assertThat(schema.root().fields())
                .extracting(field -> field.name() + " " + field.type())
                .containsExactly(
                        "pick optional(record(p.A.PickUnion_))",
                        "list array(record(p.A))",
                        "pickUnion string",
                        "single optional(int)");
        assertThat(schema.record("p.A.PickUnion_").isUnion()).isTrue();
        assertThat(schema.record("p.A.PickUnion_").members()).containsExactly("one_p", "q", "r", "b");
        assertThat(schema.notes().hint("p.A.PickUnion_", "b").orElseThrow().number())
                .isEqualTo(7);
        assertThat(schema.notes().doc("p.A", "pick")).contains("How it is picked.");
        RecordValue record =
                record(read, "{\"oneP\":0,\"q\":null,\"list\":[{\"r\":\"x\"},{\"b\":{\"a\":{\"q\":\"\"}}}]}");
        assertThat(record.get(0)).hasToString("[0, null, null, null]");
        assertThat(((RecordValue) ((List<?>) record.get(1)).get(0)).get(0)).hasToString("[null, null, x, null]");
        assertThat(record(read, "{}").get(0)).isNull();
        assertThat(wrong(read, "{\"list\":[{},{\"b\":{\"a\":{\"q\":\"\",\"b\":{}}}}]}"))
                .contains("list[1].b.a: \"q\" and \"b\" both stand for the field pick of p.A; keep one");
        assertThat(wrong(read, "{\"q\":7}")).contains("q: expected string, found");
        assertThat(wrong(read, "{\"onep\":7}")).contains("no field \"onep\" in p.A", "oneP");
    }

    @Test
    void the_ways_out_that_refusals_name_lead_to_a_schema() throws Exception {
        ReadSchema read = several("Refused")
                .without("Refused.q", "Refused.secret_text")
                .types("Refused.any=json", "Refused.id=hex")
                .read();

        assertThat(read.schema().root().fields())
                .extracting(field -> field.name() + " " + field.type())
                .containsExactly("any optional(string)", "p optional(int)", "id bytes");
        RecordValue record = record(read, "{\"any\":{\"x\": [1]},\"p\":1,\"secretText\":\"s\",\"id\":\"0aff\"}");
        assertThat(record.get(0)).isEqualTo("{\"x\":[1]}");
        assertThat((byte[]) record.get(2)).containsExactly(0x0a, 0xff);
    }

    @Test
    void points_of_time_have_nanoseconds_where_the_user_asks_for_them() throws Exception {
        String order = "import \"google/protobuf/timestamp.proto\"; message Order { google.protobuf.Timestamp at = 1;"
                + " repeated google.protobuf.Timestamp all = 2; string id = 3; }";
        String fine = "{\"at\":\"2026-01-01T00:00:00.123456789Z\"}";

        assertThat(wrong(file("syntax = \"proto3\"; " + order).read(), fine))
                .contains("the finer 2026-01-01T00:00:00.123456789Z; --type RECORD.FIELD=nanos takes nanoseconds");
        ReadSchema read = file("syntax = \"proto3\"; " + order)
                .types("Order.at=nanos", "Order.all=nanos")
                .read();
        assertThat(read.schema().root().fields())
                .extracting(field -> field.name() + " " + field.type())
                .containsExactly("at optional(timestamp-nanos)", "all array(timestamp-nanos)", "id string");
        assertThat(record(read, fine).get(0)).isEqualTo(Instant.parse("2026-01-01T00:00:00.123456789Z"));
        BinaryMessages toMicros = file("syntax = \"proto3\"; " + order)
                .read()
                .reading()
                .messages()
                .orElseThrow();
        BinaryMessages toNanos = read.reading().messages().orElseThrow();
        Timestamp nanosecond = Timestamp.newBuilder().setNanos(1).build();
        Timestamp tooFar = Timestamp.newBuilder().setSeconds(9_223_372_037L).build();
        assertThat(toNanos.read(message(nanosecond)).get(0)).isEqualTo(Instant.ofEpochSecond(0, 1));
        assertThat(toMicros.read(message(tooFar)).get(0)).isEqualTo(Instant.ofEpochSecond(9_223_372_037L));
        assertThatThrownBy(() -> toMicros.read(message(nanosecond)))
                .hasMessageEndingWith("found 1970-01-01T00:00:00.000000001Z; " + FieldForm.FINER);
        assertThatThrownBy(() -> toNanos.read(message(tooFar))).hasMessageContaining("within the range of its number");
        assertThatThrownBy(() -> toMicros.read(message(
                        Timestamp.newBuilder().setSeconds(Long.MAX_VALUE).build())))
                .hasMessageContaining("within the range of its number, found 9223372036854775807 seconds");
        assertThat(file("syntax = \"proto3\"; " + order).types("Order.id=nanos").problems())
                .singleElement()
                .asString()
                .contains("nanos are of google.protobuf.Timestamp, and Order.id is string");
    }

    @Test
    void a_path_that_names_nothing_is_refused() throws Exception {
        assertThat(several("Spelled").without("Spelled.y").problems())
                .singleElement()
                .asString()
                .startsWith("--without Spelled.y: the schema has no such field");
    }

    @Test
    void imports_are_found_below_the_given_folders() throws Exception {
        Given given =
                file("syntax = \"proto3\"; import \"b/b.proto\"; import \"c/c.proto\"; message A { b.B b = 1; c.C c = 2; }")
                        .beside("one/b/b.proto", "syntax = \"proto3\"; package b; message B { int32 x = 1; }")
                        .beside("two/c/c.proto", "syntax = \"proto3\"; package c; message C { int32 x = 1; }");

        assertThat(given.problems())
                .anyMatch(problem -> problem.startsWith("b/b.proto: File not found"))
                .anyMatch(problem -> problem.startsWith("c/c.proto: File not found"))
                .anyMatch(problem -> problem.contains("--schema-path"));
        assertThat(given.paths("one", "two").read().schema().records()).hasSize(3);
    }

    @Test
    void an_import_that_has_changed_since_is_read_anew() throws Exception {
        Given given = file("syntax = \"proto3\"; import \"b.proto\"; message A { B b = 1; }")
                .beside("b.proto", "syntax = \"proto3\"; message B { int32 x = 1; }");
        assertThat(given.read().schema().record("B").fields()).hasSize(1);

        given.beside("b.proto", "syntax = \"proto3\"; message B { int32 x = 1; int32 y = 2; }");

        assertThat(given.read().schema().record("B").fields()).hasSize(2);
    }

    @Test
    void options_and_unused_ranges_are_read_past() throws Exception {
        assertThat(file("""
                                syntax = "proto2";
                                import "google/protobuf/descriptor.proto";
                                extend google.protobuf.FieldOptions { optional string mine = 50000; }
                                message A { optional int32 x = 1 [(mine) = "y", deprecated = true]; extensions 5 to 9; }
                                """).read().schema().root().fields()).hasSize(1);
    }

    @Test
    void a_root_is_asked_for_where_there_are_several() throws Exception {
        Given two = file("syntax = \"proto3\"; package p; message A { int32 x = 1; } message B { int32 x = 1; }");

        assertThat(two.problems()).singleElement().asString().contains("--root NAME, one of p.A, p.B");
        assertThat(two.root("B").read().schema().root().name()).isEqualTo("p.B");
        assertThat(two.root("C").problems()).singleElement().asString().startsWith("--root C: no such record");
    }

    @Test
    void records_are_read_as_protocol_buffers_json_has_them() throws Exception {
        ReadSchema read = several("Spelled").read();

        RecordValue record =
                record(read, "{\"bigId\":\"12\",\"e\":9,\"b\":\"_-8\",\"m\":{\"-1\":\"x\"},\"d\":\"NaN\"}");
        assertThat(record.get(0)).isEqualTo(12L);
        assertThat(record.get(1)).isEqualTo("Y");
        assertThat((byte[]) record.get(2)).containsExactly(0xff, 0xef);
        assertThat(record(read, "{\"big_id\":12}").get(0)).isEqualTo(12L);
        assertThat(record(read, "{}").get(1)).isEqualTo("X");
        assertThat(wrong(read, "{\"u\":4294967296}")).contains("u: expected uint32 without a sign, found 4294967296");
        assertThat(wrong(read, "{\"m\":{\"x\":\"\"}}")).contains("m: expected a key of int32");
    }

    @Test
    void a_missing_protoc_is_told_with_how_to_install_it() {
        assertThat(SchemaReaders.byLanguage("protobuf")).isPresent();
        assertThatThrownBy(() -> Protoc.executable(
                        tool -> {
                            throw new io.wirecost.compiler.target.MissingToolException("none");
                        },
                        Optional.of("")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("sudo apt-get install protobuf-compiler");
    }

    private Given several(String root) throws Exception {
        return Given.file(folder, "several.proto", SEVERAL).root(root);
    }

    private Given file(String text) throws Exception {
        return Given.file(folder, "schema.proto", text);
    }

    /** A message whose first field is this one. */
    private static byte[] message(Timestamp at) {
        return UnknownFieldSet.newBuilder()
                .addField(
                        1,
                        UnknownFieldSet.Field.newBuilder()
                                .addLengthDelimited(at.toByteString())
                                .build())
                .build()
                .toByteArray();
    }

    private static RecordValue record(ReadSchema read, String json) throws InputException {
        Problems problems = new Problems();
        RecordValue record = records(read, problems).read(JsonText.read(json, "record"));
        problems.refuse();
        return record;
    }

    private static String wrong(ReadSchema read, String json) throws InputException {
        Problems problems = new Problems();
        records(read, problems).read(JsonText.read(json, "record"));
        return String.join("\n", problems.all());
    }

    private static JsonRecords records(ReadSchema read, Problems problems) {
        return new JsonRecords(read.schema(), read.reading().dialect().orElseThrow(), problems)
                .with(read.reading().forms(), new io.wirecost.compiler.value.UnknownMembers());
    }
}
