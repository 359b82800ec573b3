package io.wirecost.evolution.edit;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.value.RecordValue;
import org.junit.jupiter.api.Test;

class FlatOneofsTest {
    private static final String TOLD = "x";

    @Test
    void a_field_that_moves_into_a_oneof_is_the_same_in_both_directions() {
        Edit edit = pair(
                new OwnOrder().text("id", 1).optional("card", 2),
                new OwnOrder().text("id", 1).oneof("pay", 2, "card"));

        assertThat(seen(edit.backward(), "a", TOLD)).isEqualTo("[a, [x]]");
        assertThat(seen(edit.backward(), "a", null)).isEqualTo("[a, null]");
        assertThat(seen(edit.forward(), "a", RecordValue.of(TOLD))).isEqualTo("[a, x]");
        assertThat(seen(edit.forward(), "a", null)).isEqualTo("[a, null]");
    }

    @Test
    void two_fields_that_are_both_there_have_no_right_oneof_and_a_zero_without_presence_is_not_there() {
        Edit edit =
                pair(new OwnOrder().text("card", 1).text("iban", 2), new OwnOrder().oneof("pay", 1, "card", "iban"));

        assertThat(seen(edit.backward(), TOLD, "y")).isEqualTo("pay: 2 values were written, and a union holds one");
        assertThat(seen(edit.backward(), "", TOLD)).isEqualTo("[[null, x]]");
        assertThat(seen(edit.backward(), "", "")).isEqualTo("[null]");
    }

    @Test
    void it_does_not_matter_how_a_oneof_is_called() {
        Edit edit = pair(
                new OwnOrder().oneof("pay", 1, "card", "iban"), new OwnOrder().oneof("payment", 1, "card", "iban"));

        assertThat(seen(edit.backward(), RecordValue.of(null, TOLD))).isEqualTo("[[null, x]]");
        assertThat(seen(edit.forward(), RecordValue.of(TOLD, null))).isEqualTo("[[x, null]]");
    }

    @Test
    void a_branch_that_the_reader_does_not_know_has_no_right_value_unless_it_stands_elsewhere() {
        OwnOrder older = new OwnOrder().oneof("pay", 1, "card", "iban");
        Edit removed = pair(older, new OwnOrder().oneof("pay", 1, "card"));
        Edit left = pair(older, new OwnOrder().oneof("pay", 1, "card").optional("iban", 2));

        assertThat(seen(removed.backward(), RecordValue.of(null, TOLD)))
                .isEqualTo("pay: the reader's union does not have the branch that was written");
        assertThat(seen(left.backward(), RecordValue.of(null, TOLD))).isEqualTo("[null, x]");
    }

    @Test
    void oneofs_have_places_that_both_versions_share_in_languages_where_they_are_fields() {
        Edit edit = pair(
                new OwnOrder().oneof("pay", 2, "card").text("id", 1),
                new OwnOrder().text("id", 1).text("note", 5).oneof("pay", 2, "card", "iban"));

        assertThat(edit.before().root().field("pay").number()).hasValue(3);
        assertThat(edit.after().root().field("pay").number()).hasValue(3);
        assertThat(edit.after().root().field("note").number()).hasValue(2);
        assertThat(edit.after().notes().hint("acme.Order", "note").orElseThrow().number())
                .isEqualTo(5);
    }

    private static Edit pair(OwnOrder from, OwnOrder to) {
        return SchemaPair.of(from.schema(), to.schema());
    }

    private static String seen(Wish wish, Object... written) {
        return wish.of(RecordValue.of(written)).map(RecordValue::toString, why -> why);
    }
}
