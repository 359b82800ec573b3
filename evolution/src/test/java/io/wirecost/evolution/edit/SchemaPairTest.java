package io.wirecost.evolution.edit;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.schema.DefaultValue;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import org.junit.jupiter.api.Test;

class SchemaPairTest {
    private static final Field ID = new Field("id", Primitive.INT);

    @Test
    void a_number_that_is_used_again_makes_no_field_the_same() {
        Edit edit = SchemaPair.of(
                order(ID.withNumber(1), optional("quantity").withNumber(20_000)),
                order(ID.withNumber(1), optional("discount").withNumber(20_000)));

        assertThat(seen(edit.backward(), 1, 5)).isEqualTo("[1, null]");
        assertThat(seen(edit.forward(), 1, 5)).isEqualTo("[1, null]");
    }

    @Test
    void a_field_with_the_old_name_as_an_alias_is_the_same_in_both_directions_and_has_its_number() {
        Edit edit = SchemaPair.of(
                order(optional("quantity"), ID), order(ID, optional("amount").withAliases(List.of("quantity"))));

        assertThat(seen(edit.backward(), 5, 1)).isEqualTo("[1, 5]");
        assertThat(seen(edit.forward(), 1, 5)).isEqualTo("[5, 1]");
        assertThat(edit.before().root().field("quantity").number()).hasValue(1);
        assertThat(edit.after().root().field("amount").number()).hasValue(1);
    }

    @Test
    void a_new_field_is_its_default_and_without_one_nothing_is_right() {
        Field count = new Field("count", Primitive.INT);

        assertThat(seen(
                        SchemaPair.of(order(ID), order(ID, count.withDefault(new DefaultValue(7))))
                                .backward(),
                        1))
                .isEqualTo("[1, 7]");
        assertThat(seen(SchemaPair.of(order(ID), order(ID, count)).backward(), 1))
                .isEqualTo("count: nothing was written, and the reader has no default");
    }

    @Test
    void large_numbers_become_small_ones_that_both_versions_share() {
        Edit edit = SchemaPair.of(
                order(ID.withNumber(900), optional("gone").withNumber(50)),
                order(ID.withNumber(900), optional("added").withNumber(1_000)));

        assertThat(edit.before().root().field("gone").number()).hasValue(1);
        assertThat(edit.before().root().field("id").number()).hasValue(2);
        assertThat(edit.after().root().field("id").number()).hasValue(2);
        assertThat(edit.after().root().field("added").number()).hasValue(3);
    }

    private static Field optional(String name) {
        return new Field(name, new Type.OptionalType(Primitive.INT));
    }

    private static Schema order(Field... fields) {
        return new Schema("shop.Order", List.of(new RecordDefinition("shop.Order", List.of(fields))));
    }

    private static String seen(Wish wish, Object... written) {
        return wish.of(RecordValue.of(written)).map(RecordValue::toString, why -> why);
    }
}
