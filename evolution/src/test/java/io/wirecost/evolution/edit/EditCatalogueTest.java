package io.wirecost.evolution.edit;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EditCatalogueTest {
    private static final int MANY = 100;

    @Test
    void a_schema_with_everything_has_a_place_for_every_kind_but_a_given_pair() {
        List<Edit> edits = EditCatalogue.of(Everything.SCHEMA, EditChoice.ofAll(1));

        assertThat(edits.stream().map(Edit::kind))
                .containsExactlyElementsOf(EnumSet.complementOf(EnumSet.of(EditKind.GIVEN)));
    }

    @Test
    void the_same_seed_chooses_the_same_places_and_another_one_others() {
        assertThat(places(1)).isEqualTo(places(1)).isNotEqualTo(places(2));
    }

    @Test
    void a_place_chooses_a_field_or_all_fields_of_a_definition() {
        assertThat(places(EditKind.RENAME, "Line.pieces")).containsExactly("Line.pieces");
        assertThat(places(EditKind.RENAME, "Line")).containsExactlyInAnyOrder("Line.article", "Line.pieces");
        assertThat(places(EditKind.RENAME, "Lin")).isEmpty();
    }

    @Test
    void a_field_that_stays_keeps_its_number_and_a_new_one_gets_one_that_nothing_had() {
        Edit added = only(EditKind.ADD_FIRST_OPTIONAL, "Line");
        assertThat(numbers(added.after(), "acme.Line")).containsExactly(3, 1, 2);
        Edit removed = only(EditKind.REMOVE_REQUIRED, "Line.article");
        assertThat(numbers(removed.after(), "acme.Line")).containsExactly(2);
        Edit reordered = only(EditKind.REORDER, "Line.article");
        assertThat(numbers(reordered.after(), "acme.Line")).containsExactly(2, 1);
        Edit swapped = only(EditKind.SWAP_NAMES, "Order.count");
        assertThat(swapped.after().root().field("most").number()).hasValue(2);
    }

    @Test
    void the_fields_of_a_oneof_share_the_numbers_of_the_message_around_it() {
        Schema order = new OwnOrder()
                .text("id", 1)
                .oneof("pay", 2, "card", "iban")
                .optional("note", 4)
                .schema();

        assertThat(ownNumber(own(order, EditKind.ADD_LAST_DEFAULT), "acme.Order", "added"))
                .isEqualTo(5);
        assertThat(ownNumber(own(order, EditKind.BRANCH_ADDED), "acme.Order.payUnion", "added"))
                .isEqualTo(5);
        assertThat(ownNumber(own(order, EditKind.UNION_OF_ONE), "acme.NoteChoice", "note"))
                .isEqualTo(4);
        assertThat(ownNumber(own(order, EditKind.UNION_TO_FIELD), "acme.Order", "pay"))
                .isEqualTo(2);
    }

    @Test
    void large_numbers_of_ones_own_messages_stay_there_and_are_small_in_other_languages() {
        Schema order = new OwnOrder()
                .text("id", 900)
                .oneof("pay", 20, "card")
                .text("note", 50)
                .schema();

        Edit added = own(order, EditKind.ADD_LAST_DEFAULT);

        assertThat(numbers(added.before(), "acme.Order")).containsExactly(2, 3, 1);
        assertThat(numbers(added.after(), "acme.Order")).containsExactly(2, 3, 1, 4);
        assertThat(ownNumber(added, "acme.Order", "note")).isEqualTo(50);
        assertThat(ownNumber(added, "acme.Order", "added")).isEqualTo(901);
        Edit reused = own(order, EditKind.REUSE_SAME_TYPE);
        assertThat(ownNumber(reused, "acme.Order", reused.place().replace("Order.", "") + "Reused"))
                .isIn(900, 50);
    }

    private static int ownNumber(Edit edit, String record, String field) {
        return edit.after().notes().hint(record, field).orElseThrow().number();
    }

    @Test
    void a_union_that_an_edit_makes_in_another_language_is_no_oneof_of_the_message_around_it() {
        Schema united = only(EditKind.UNION_OF_ONE, "Order").after();

        assertThat(united.records().filter(united.notes()::isOneof)).isEmpty();
    }

    private static Edit own(Schema schema, EditKind kind) {
        return EditCatalogue.of(schema, new EditChoice(Set.of(kind), Optional.empty(), 1, 1))
                .get(0);
    }

    @Test
    void a_symbol_that_stays_keeps_its_number_and_swapped_names_have_each_others() {
        Schema first = only(EditKind.SYMBOL_ADDED_FIRST, "State").after();
        assertThat(first.enumeration("acme.State").symbols()).containsExactly("ADDED", "OPEN", "SENT", "PAID");
        assertThat(first.notes().number("acme.State", "ADDED")).hasValue(3);
        assertThat(first.notes().number("acme.State", "OPEN")).hasValue(0);
        Schema swapped = only(EditKind.SYMBOLS_SWAPPED, "State").after();
        assertThat(swapped.notes().number("acme.State", "SENT")).hasValue(0);
        assertThat(swapped.notes().number("acme.State", "OPEN")).hasValue(1);
    }

    @Test
    void under_a_union_only_those_enums_are_edited_that_an_optional_field_holds() {
        Schema schema = new Schema(
                "acme.Note",
                List.of(
                        new RecordDefinition(
                                "acme.Note",
                                List.of(
                                        new Field("plain", new Type.EnumRef("acme.Plain")),
                                        new Field("held", new Type.OptionalType(new Type.EnumRef("acme.Held"))))),
                        new EnumDefinition("acme.Plain", List.of("A", "B")),
                        new EnumDefinition("acme.Held", List.of("C", "D"))));
        Set<EditKind> underUnions =
                EnumSet.range(EditKind.SYMBOL_ADDED_FIRST_IN_UNION, EditKind.SYMBOL_RENAMED_IN_UNION);

        assertThat(EditCatalogue.of(schema, new EditChoice(underUnions, Optional.empty(), 1, MANY)))
                .hasSameSizeAs(underUnions)
                .extracting(Edit::place)
                .containsOnly("Held");
    }

    @Test
    void edge_records_have_both_members_of_a_future_union_and_no_zeros() {
        Edit edit = only(EditKind.UNION_OF_TWO, "Order");
        int rank = index(edit.before(), "rank");
        int note = index(edit.before(), "note");

        assertThat(EdgeRecords.of(edit, edit.before(), List.of()))
                .anySatisfy(record -> {
                    assertThat(record.get(rank)).isNotNull().isNotEqualTo(0);
                    assertThat(record.get(note)).isNotNull().isNotEqualTo("");
                    assertThat(edit.backward().of(record).value()).isEmpty();
                })
                .anySatisfy(record -> assertThat(record.get(rank)).isNull());
    }

    @Test
    void edge_records_of_a_new_symbol_have_it() {
        Edit edit = only(EditKind.SYMBOL_ADDED_LAST, "State");
        int state = index(edit.after(), "state");

        assertThat(EdgeRecords.of(edit, edit.after(), List.of()))
                .anySatisfy(record -> assertThat(record.get(state)).isEqualTo("ADDED"));
    }

    @Test
    void one_edge_record_has_equal_texts_only() {
        Edit edit = only(EditKind.ADD_FIRST_OPTIONAL, "Order");
        int added = index(edit.after(), "added");
        int name = index(edit.after(), "name");

        assertThat(EdgeRecords.of(edit, edit.after(), List.of()))
                .filteredOn(record -> record.get(name).equals(record.get(added)))
                .hasSize(1);
    }

    @Test
    void edge_records_of_a_widened_integer_are_made_of_ones_own_records() {
        Edit edit = only(EditKind.LONG_TO_DOUBLE, "Order.id");
        RecordValue own = EdgeRecords.of(edit, edit.before(), List.of()).get(0);

        List<RecordValue> edges = EdgeRecords.of(edit, edit.before(), List.of(own));

        assertThat(edges.stream().map(record -> record.get(0))).contains(0L, (1L << 53) + 1, 1L << 31);
        assertThat(edges.stream().skip(3))
                .allSatisfy(record -> assertThat(record.get(1)).isEqualTo(own.get(1)));
    }

    private static Edit only(EditKind kind, String place) {
        return EditCatalogue.of(Everything.SCHEMA, new EditChoice(Set.of(kind), Optional.of(place), 1, 1))
                .get(0);
    }

    private static List<String> places(long seed) {
        return EditCatalogue.of(Everything.SCHEMA, EditChoice.ofAll(seed)).stream()
                .map(Edit::place)
                .toList();
    }

    private static Set<String> places(EditKind kind, String place) {
        return EditCatalogue.of(Everything.SCHEMA, new EditChoice(Set.of(kind), Optional.of(place), 1, MANY)).stream()
                .map(Edit::place)
                .collect(Collectors.toSet());
    }

    private static IntStream numbers(Schema schema, String record) {
        RecordDefinition definition = schema.record(record);
        return definition.fields().stream().mapToInt(field -> field.number().getAsInt());
    }

    private static int index(Schema schema, String field) {
        List<String> names = schema.root().fields().stream().map(Field::name).toList();
        return names.indexOf(field);
    }
}
