package io.wirecost.core.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SchemaTextTest {
    private static final Type.Fixed HASH = new Type.Fixed("acme.Hash", 16);

    @Test
    void every_type_survives_the_text() {
        Schema schema = new Schema(
                "acme.Order",
                List.of(
                        new RecordDefinition(
                                "acme.Order",
                                List.of(
                                        new Field("a", Type.Primitive.LONG),
                                        new Field("b", new Type.OptionalType(Type.Temporal.LOCAL_TIMESTAMP_MICROS)),
                                        new Field(
                                                "c", new Type.ArrayType(new Type.MapType(new Type.OptionalType(HASH)))),
                                        new Field("d", new Type.Decimal(10, 2, Optional.empty())),
                                        new Field("e", new Type.Decimal(10, 2, Optional.of(HASH))),
                                        new Field("f", new Type.Uuid(Optional.empty())),
                                        new Field("g", new Type.Uuid(Optional.of(HASH))),
                                        new Field("h", new Type.EnumRef("acme.State")),
                                        new Field("i", new Type.ArrayType(new Type.RecordRef("acme.Order"))))),
                        new EnumDefinition("acme.State", List.of("OPEN", "CLOSED"))));

        assertThat(SchemaText.parse(SchemaText.format(schema))).isEqualTo(schema);
        assertThat(SchemaText.format(schema))
                .contains("root acme.Order\n")
                .contains("  e decimal(10,2,fixed(acme.Hash,16))\n")
                .contains("  c array(map(optional(fixed(acme.Hash,16))))\n");
    }

    @Test
    void a_union_is_told_from_a_record_of_the_same_fields() {
        Field branch = new Field("card", new Type.OptionalType(Type.Primitive.LONG)).withKey("credit-card");
        Schema union = new Schema(
                "R",
                List.of(
                        new RecordDefinition("R", List.of(new Field("u", new Type.RecordRef("U")))),
                        new RecordDefinition("U", List.of(branch), true)));
        Schema record = SchemaText.parse(SchemaText.format(union).replace("union U", "record U"));

        assertThat(SchemaText.format(union)).endsWith("union U\n  card optional(long) \"credit-card\"\n");
        assertThat(SchemaText.parse(SchemaText.format(union))).isEqualTo(union);
        assertThat(record.checksum()).isNotEqualTo(union.checksum());
        assertThatThrownBy(() -> SchemaText.parse("root R\nunion R\n  a int\n"))
                .hasMessage("a union needs branches, each of them optional: R");
    }

    @ParameterizedTest
    @MethodSource("keys")
    void every_key_survives_the_text(String key) {
        Schema schema = schemaWith(new Field("a", Type.Primitive.INT).withKey(key));

        String text = SchemaText.format(schema);

        assertThat(SchemaText.parse(text)).isEqualTo(schema);
        assertThat(text.lines()).hasSize(3);
        assertThat(text.chars()).allMatch(c -> c == '\n' || (c >= ' ' && c <= '~'));
    }

    static Stream<String> keys() {
        return Stream.of(
                "event-id",
                "",
                " a b ",
                "quote\"back\\slash\\u0041",
                "\u65e5\u4ed8 \u2028 \n\r\0",
                "\ud83d\ude80",
                "$1",
                "</script>",
                "k".repeat(Names.LONGEST_KEY),
                "\uffff".repeat(Names.LONGEST_KEY));
    }

    @Test
    void a_key_stands_behind_the_type() {
        Schema schema = schemaWith(new Field("a", Type.Primitive.INT).withKey("a \"\u00e9\""));

        assertThat(SchemaText.format(schema)).isEqualTo("root R\nrecord R\n  a int \"a \\u0022\\u00e9\\u0022\"\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"b", "\"b", "b\"", "\"b\"\"", "\"\\\"", "\"\\u12\"", "\"\u00e9\"", "\"b\" \"c\""})
    void a_key_in_any_other_form_is_an_error(String key) {
        assertThatThrownBy(() -> SchemaText.parse("root R\nrecord R\n  a int " + key + "\n"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("expected a key in double quotes");
    }

    @Test
    void two_fields_of_a_record_never_have_the_same_wire_name() {
        Field plain = new Field("a", Type.Primitive.INT);
        Field keyed = new Field("b", Type.Primitive.INT).withKey("a");

        assertThatThrownBy(() -> schemaWith(plain, keyed))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the fields a and b of R have the same wire name: \"a\"");
        assertThatCode(() -> schemaWith(plain.withKey("b"), keyed)).doesNotThrowAnyException();
    }

    @Test
    void a_key_that_no_format_can_carry_is_refused() {
        Field field = new Field("a", Type.Primitive.INT);

        assertThatThrownBy(() -> schemaWith(field.withKey("\ud83d")))
                .hasMessage("the key of R.a is no Unicode text of at most 20000 characters");
        assertThatThrownBy(() -> schemaWith(field.withKey("k".repeat(Names.LONGEST_KEY + 1))))
                .hasMessageStartingWith("the key of R.a");
    }

    @Test
    void an_unfinished_type_is_an_error() {
        assertThatThrownBy(() -> SchemaText.parse("root R\nrecord R\n  a array(int\n"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void the_checksum_tells_schemas_apart() {
        assertThat(schemaWith(Type.Primitive.INT).checksum())
                .isEqualTo(schemaWith(Type.Primitive.INT).checksum())
                .isNotEqualTo(schemaWith(Type.Primitive.LONG).checksum());
    }

    @Test
    void a_schema_with_an_unsafe_name_or_an_open_reference_cannot_exist() {
        assertThatThrownBy(() -> new Schema("R\"", List.of(new RecordDefinition("R\"", List.of()))))
                .hasMessageContaining("unsafe");
        assertThatThrownBy(() -> schemaWith(new Type.RecordRef("Missing"))).hasMessageContaining("Missing");
    }

    private static Schema schemaWith(Type type) {
        return schemaWith(new Field("a", type));
    }

    private static Schema schemaWith(Field... fields) {
        return new Schema("R", List.of(new RecordDefinition("R", List.of(fields))));
    }
}
