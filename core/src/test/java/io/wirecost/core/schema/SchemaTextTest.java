package io.wirecost.core.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

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
        return new Schema("R", List.of(new RecordDefinition("R", List.of(new Field("a", type)))));
    }
}
