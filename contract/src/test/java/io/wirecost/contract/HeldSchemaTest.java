package io.wirecost.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.schema.Type;
import org.junit.jupiter.api.Test;

class HeldSchemaTest {
    private static final Schema SCHEMA = SchemaText.parse("""
            root r.Root
            record r.Root
              chain optional(record(r.Chain))
              maps optional(record(r.Maps))
              odd optional(record(r.Odd))
            record r.Chain
              next optional(record(r.Chain))
              state enum(r.State)
            record r.Maps
              counts map(int)
              name string
            record r.Odd
              name string
            enum r.State
              OPEN
            """);

    private static final Schema UNION = SchemaText.parse("""
            root r.Root
            record r.Root
              order optional(record(r.Order))
            record r.Order
              payment record(r.Payment)
            union r.Payment
              cents optional(long)
              shares optional(map(long))
              empty optional(record(r.Maps))
            union r.Maps
              maps optional(map(long))
            """);

    @Test
    void a_schema_that_is_not_refused_stays_as_it_is() {
        assertThat(HeldSchema.of(SCHEMA, schema -> false)).isSameAs(SCHEMA);
    }

    @Test
    void a_field_whose_own_type_is_refused_goes_and_all_others_stay() {
        Schema held = HeldSchema.of(SCHEMA, schema -> schema.types().stream().anyMatch(Type::isMap));

        assertThat(held.root()).isEqualTo(SCHEMA.root());
        assertThat(held.record("r.Maps").fields()).extracting(Field::name).containsExactly("name");
        assertThat(held.record("r.Chain")).isEqualTo(SCHEMA.record("r.Chain"));
    }

    @Test
    void a_record_that_contains_itself_stays_without_its_recursion_where_that_is_refused() {
        Schema held = HeldSchema.of(SCHEMA, schema -> !Acyclic.of(schema).equals(schema));

        assertThat(held.definitions())
                .containsExactlyInAnyOrderElementsOf(Acyclic.of(SCHEMA).definitions());
    }

    @Test
    void a_root_that_is_refused_in_any_form_goes_with_what_it_alone_needs() {
        Schema held = HeldSchema.of(
                SCHEMA,
                schema -> schema.records()
                        .anyMatch(r -> r.name().equals("r.Chain") && !r.fields().isEmpty()));

        assertThat(held.root().fields()).extracting(Field::name).containsExactly("maps", "odd");
        assertThat(held.definitions())
                .noneMatch(d -> d.name().equals("r.Chain") || d.name().equals("r.State"));
    }

    @Test
    void a_union_stays_a_union_where_one_of_its_branches_goes() {
        Schema held = HeldSchema.of(UNION, schema -> schema.types().stream().anyMatch(Type::isMap));

        assertThat(held.record("r.Payment").isUnion()).isTrue();
        assertThat(held.record("r.Payment").fields()).extracting(Field::name).containsExactly("cents", "empty");
        assertThat(held.record("r.Maps").isUnion()).isFalse();
    }

    @Test
    void a_union_is_a_record_where_unions_are_refused() {
        Schema held = HeldSchema.of(UNION, schema -> schema.records().anyMatch(RecordDefinition::isUnion));

        assertThat(held.root()).isEqualTo(UNION.root());
        assertThat(held.records()).noneMatch(RecordDefinition::isUnion);
    }
}
