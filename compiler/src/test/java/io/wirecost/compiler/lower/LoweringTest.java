package io.wirecost.compiler.lower;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.NameTable;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.ArrayType;
import io.wirecost.core.schema.Type.MapType;
import io.wirecost.core.schema.Type.OptionalType;
import io.wirecost.core.schema.Type.Primitive;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class LoweringTest {
    private static final Traits EVERYTHING = new Traits(true, true, true, true);
    private static final Traits NOTHING = new Traits(false, false, false, false);

    @Test
    void what_a_target_can_hold_stays_where_it_is() {
        Lowered lowered = lower(new ArrayType(new ArrayType(Primitive.INT)), EVERYTHING);

        assertThat(lowered.messages()).hasSize(1);
        assertThat(slot(lowered).shape()).isEqualTo(new Shape.Listed(new Shape.Listed(new Shape.Leaf(Primitive.INT))));
    }

    @Test
    void a_list_in_a_list_gets_a_box() {
        Lowered lowered = lower(new ArrayType(new ArrayType(Primitive.INT)), NOTHING);

        assertThat(slot(lowered).shape()).isEqualTo(new Shape.Listed(boxed(new ArrayType(Primitive.INT))));
        assertThat(names(lowered)).containsExactly("R", "IntListBox");
    }

    @Test
    void an_element_that_may_be_absent_gets_a_box_in_every_target() {
        OptionalType element = new OptionalType(Primitive.STRING);
        Lowered lowered = lower(new ArrayType(element), EVERYTHING);

        assertThat(slot(lowered).shape()).isEqualTo(new Shape.Listed(boxed(element)));
        Slot value = lowered.message(new Origin.Box(element)).slots().get(0);
        assertThat(value.optional()).isTrue();
        assertThat(value.shape()).isEqualTo(new Shape.Leaf(Primitive.STRING));
    }

    @Test
    void a_list_that_may_be_absent_gets_a_box_where_absent_and_empty_look_alike() {
        ArrayType list = new ArrayType(Primitive.INT);

        assertThat(slot(lower(new OptionalType(list), NOTHING)).shape()).isEqualTo(boxed(list));
        assertThat(slot(lower(new OptionalType(list), EVERYTHING)).shape())
                .isEqualTo(new Shape.Listed(new Shape.Leaf(Primitive.INT)));
    }

    @Test
    void a_map_becomes_a_list_of_pairs_where_there_are_no_maps() {
        Lowered lowered = lower(new MapType(Primitive.DOUBLE), NOTHING);

        assertThat(slot(lowered).shape())
                .isEqualTo(new Shape.Listed(new Shape.Nested(new Origin.Entry(Primitive.DOUBLE))));
        assertThat(names(lowered)).containsExactly("R", "StringDoublePair");
    }

    @Test
    void the_value_of_a_native_map_is_a_list_where_lists_nest() {
        MapType map = new MapType(new ArrayType(Primitive.INT));
        Traits mapsOnly = new Traits(false, false, false, true);

        assertThat(slot(lower(map, EVERYTHING)).shape())
                .isEqualTo(new Shape.Mapped(new Shape.Listed(new Shape.Leaf(Primitive.INT))));
        assertThat(slot(lower(map, mapsOnly)).shape()).isEqualTo(new Shape.Mapped(boxed(new ArrayType(Primitive.INT))));
    }

    @Test
    void an_element_that_may_be_absent_stays_where_a_target_has_nulls() {
        assertThat(slot(lower(new MapType(new OptionalType(Primitive.STRING)), Traits.all()))
                        .shape())
                .isEqualTo(new Shape.Mapped(new Shape.Leaf(Primitive.STRING)));
    }

    @Test
    void a_number_that_may_be_absent_gets_a_box_where_only_messages_may_be() {
        Traits structsOnly = new Traits(false, false, false, false, false, false, false, true, false);

        assertThat(slot(lower(new OptionalType(Primitive.INT), structsOnly)).shape())
                .isEqualTo(boxed(Primitive.INT));
        assertThat(slot(lower(Primitive.NULL, structsOnly)).shape()).isEqualTo(new Shape.Leaf(Primitive.NULL));
        assertThat(slot(lower(new OptionalType(new Type.RecordRef("R")), structsOnly))
                        .shape())
                .isEqualTo(new Shape.Nested(new Origin.OfRecord("R")));
    }

    @Test
    void integers_get_boxes_where_lists_have_none() {
        Traits structsOnly = new Traits(false, false, true, false, false, false, false, true, false);

        assertThat(slot(lower(new ArrayType(Type.Temporal.DATE), structsOnly)).shape())
                .isEqualTo(new Shape.Listed(boxed(Type.Temporal.DATE)));
        assertThat(slot(lower(new ArrayType(Primitive.DOUBLE), structsOnly)).shape())
                .isEqualTo(new Shape.Listed(new Shape.Leaf(Primitive.DOUBLE)));
    }

    @Test
    void what_the_root_has_no_use_for_is_left_out_of_what_is_used() {
        Lowered lowered = Lowering.lower(
                schema(
                        Primitive.INT,
                        new RecordDefinition("Unused", List.of(new Field("next", new Type.RecordRef("R"))))),
                EVERYTHING,
                new PlainNaming());

        assertThat(names(lowered)).containsExactly("R", "Unused");
        assertThat(names(lowered.used())).containsExactly("R");
    }

    @Test
    void a_list_of_byte_strings_is_boxed_where_a_byte_string_is_a_list() {
        Type decimal = new Type.Decimal(9, 2, java.util.Optional.empty());

        assertThat(slot(lower(new ArrayType(decimal), NOTHING)).shape()).isEqualTo(new Shape.Listed(boxed(decimal)));
    }

    @Test
    void null_is_an_optional_leaf() {
        assertThat(slot(lower(Primitive.NULL, NOTHING)).optional()).isTrue();
    }

    @Test
    void a_synthetic_message_never_takes_the_name_of_a_record() {
        Schema schema = schema(
                new MapType(Primitive.DOUBLE),
                new RecordDefinition("StringDoublePair", List.of(new Field("a", Primitive.INT))));

        assertThat(names(Lowering.lower(schema, NOTHING, new PlainNaming())))
                .containsExactly("R", "StringDoublePair", "StringDoublePair_2");
    }

    @Test
    void pairs_of_types_that_look_alike_have_names_of_their_own() {
        Schema schema = new Schema(
                "R",
                List.of(new RecordDefinition(
                        "R",
                        List.of(
                                new Field("a", new MapType(new Type.Fixed("x.Code", 2))),
                                new Field("b", new MapType(new Type.Fixed("y.Code", 3)))))));

        assertThat(names(Lowering.lower(schema, NOTHING, new PlainNaming())))
                .containsExactly("R", "StringCodePair", "StringCodePair_2");
    }

    @Test
    void a_branch_that_is_no_message_gets_a_box_where_unions_hold_messages_only() {
        OptionalType text = new OptionalType(Primitive.STRING);
        List<Field> branches =
                List.of(new Field("text", text), new Field("next", new OptionalType(new Type.RecordRef("R"))));
        Schema schema = new Schema("R", List.of(new RecordDefinition("R", branches, true)));

        Lowered any = Lowering.lower(schema, EVERYTHING, new PlainNaming());
        Lowered messages = Lowering.lower(schema, EVERYTHING.withMessagesAsBranches(), new PlainNaming());

        assertThat(any.root().isUnion()).isTrue();
        assertThat(any.root().slots())
                .extracting(Slot::shape)
                .containsExactly(new Shape.Leaf(Primitive.STRING), new Shape.Nested(new Origin.OfRecord("R")));
        assertThat(messages.root().slots())
                .extracting(Slot::shape)
                .containsExactly(boxed(Primitive.STRING), new Shape.Nested(new Origin.OfRecord("R")));
    }

    @Test
    void everything_renamed_or_boxed_is_noted() {
        Schema schema = schema(
                new OptionalType(new ArrayType(Primitive.INT)), new EnumDefinition("x.r", List.of("A", "reserved")));

        assertThat(Lowering.lower(schema, NOTHING, new PlainNaming()).notes())
                .containsExactly(
                        "IntListBox holds array(int), which has no place of its own here",
                        "x.r is named r_2",
                        "x.r.reserved is named reserved_");
    }

    private static Shape boxed(Type type) {
        return new Shape.Nested(new Origin.Box(type));
    }

    private static Slot slot(Lowered lowered) {
        return lowered.root().slots().get(0);
    }

    private static List<String> names(Lowered lowered) {
        return lowered.messages().stream().map(Message::name).toList();
    }

    private static Lowered lower(Type type, Traits traits) {
        return Lowering.lower(schema(type), traits, new PlainNaming());
    }

    private static Schema schema(Type type, Definition... others) {
        List<Definition> definitions = new java.util.ArrayList<>();
        definitions.add(new RecordDefinition("R", List.of(new Field("f", type))));
        definitions.addAll(List.of(others));
        return new Schema("R", definitions);
    }

    /** A target that reserves one word and ignores case. */
    private static final class PlainNaming implements Naming {
        @Override
        public NameTable types(List<String> fullNames) {
            return table(fullNames, Definition::simpleName);
        }

        @Override
        public NameTable fields(List<String> names) {
            return table(names, UnaryOperator.identity());
        }

        @Override
        public NameTable symbols(String enumName, List<String> symbols) {
            return table(symbols, UnaryOperator.identity());
        }

        private static NameTable table(List<String> names, UnaryOperator<String> convert) {
            return new NameTable(names, convert, Set.of("reserved"), name -> name.toLowerCase(Locale.ROOT));
        }
    }
}
