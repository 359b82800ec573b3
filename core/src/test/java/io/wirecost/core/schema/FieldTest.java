package io.wirecost.core.schema;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.schema.Definition.RecordDefinition;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class FieldTest {
    private static final Field BARE = new Field("id", Type.Primitive.INT);
    private static final Field RICH = new Field(
            "id",
            Type.Primitive.INT,
            Optional.empty(),
            OptionalInt.of(7),
            Optional.of(new DefaultValue(1)),
            List.of("nr"));

    @Test
    void number_default_and_aliases_change_neither_equality_nor_text_nor_checksum() {
        assertThat(schema(RICH)).isEqualTo(schema(BARE)).hasSameHashCodeAs(schema(BARE));
        assertThat(SchemaText.format(schema(RICH))).isEqualTo(SchemaText.format(schema(BARE)));
        assertThat(schema(RICH).checksum()).isEqualTo(schema(BARE).checksum());
    }

    @Test
    void name_type_and_key_tell_fields_apart() {
        assertThat(BARE)
                .isNotEqualTo(new Field("nr", Type.Primitive.INT))
                .isNotEqualTo(new Field("id", Type.Primitive.LONG))
                .isNotEqualTo(BARE.withKey("nr"));
        assertThat(schema(BARE.withKey("i-d")).checksum())
                .isNotEqualTo(schema(BARE).checksum());
    }

    @Test
    void a_key_stands_for_the_field_on_the_wire() {
        assertThat(BARE.wireName()).isEqualTo("id");
        assertThat(BARE.withKey("i-d").wireName()).isEqualTo("i-d");
        assertThat(BARE.withKey("i-d").withKey("id")).isEqualTo(BARE);
    }

    @Test
    void what_is_changed_leaves_the_rest() {
        assertThat(RICH.withDefault(new DefaultValue(2)).number()).hasValue(7);
        assertThat(RICH.withAliases(List.of()).defaultValue()).contains(new DefaultValue(1));
        assertThat(RICH.withKey("i-d")
                        .withDefault(new DefaultValue(2))
                        .withAliases(List.of())
                        .key())
                .contains("i-d");
    }

    private static Schema schema(Field field) {
        return new Schema("R", List.of(new RecordDefinition("R", List.of(field))));
    }
}
