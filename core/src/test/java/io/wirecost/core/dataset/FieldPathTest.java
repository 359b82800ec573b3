package io.wirecost.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FieldPathTest {
    private static final Schema SCHEMA = new Schema(
            "Node",
            List.of(
                    new RecordDefinition(
                            "Node",
                            List.of(
                                    new Field("name", Primitive.STRING),
                                    new Field("next", new Type.OptionalType(new Type.RecordRef("Node"))),
                                    new Field("leaf", new Type.RecordRef("Leaf")),
                                    new Field("all", new Type.ArrayType(new Type.RecordRef("Leaf"))),
                                    new Field("byKey", new Type.MapType(new Type.RecordRef("Leaf"))))),
                    new RecordDefinition("Leaf", List.of(new Field("size", new Type.OptionalType(Primitive.INT))))));

    @Test
    void a_path_leads_through_records_to_a_leaf() {
        assertThat(FieldPath.of("next.leaf.size").steps(SCHEMA))
                .extracting(step -> step.record().name() + "." + step.field().name())
                .containsExactly("Node.next", "Node.leaf", "Leaf.size");
        assertThat(FieldPath.of("next.leaf.size").leaf(SCHEMA)).isEqualTo(Primitive.INT);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "nam, nam: the record Node has no field nam",
                "leaf.name, leaf.name: the record Leaf has no field name",
                "\"all.size\", \"all.size goes through all, not through records only: before size it is at array(record(Leaf))\"",
                "byKey.size, byKey.size goes through byKey",
                "name.length, \"name.length goes through name, not through records only: before length it is at string\"",
                "next.leaf, \"next.leaf ends at record(Leaf), which is no single value\"",
                "all, \"all ends at array(record(Leaf)), which is no single value\""
            })
    void a_path_that_does_not_is_refused_by_name(String path, String message) {
        assertThatThrownBy(() -> FieldPath.of(path).steps(SCHEMA))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(message);
    }

    @Test
    void every_leaf_that_records_lead_to_is_listed_down_to_a_depth() {
        assertThat(FieldPath.leaves(SCHEMA, 3).stream().map(FieldPath::toString))
                .containsExactly("name", "next.name", "next.next.name", "next.leaf.size", "leaf.size");
    }

    @Test
    void a_value_is_absent_where_what_holds_it_is_absent() {
        RecordValue inner = node("inner", null, 5);

        assertThat(FieldPath.of("next.leaf.size").in(SCHEMA).apply(node("outer", inner, null)))
                .isEqualTo(5);
        assertThat(FieldPath.of("next.leaf.size").in(SCHEMA).apply(inner)).isNull();
        assertThat(FieldPath.of("leaf.size").in(SCHEMA).apply(node("outer", inner, null)))
                .isNull();
    }

    @Test
    void a_branch_of_a_union_is_a_step_and_absent_in_values_of_other_branches() {
        Schema schema = new Schema(
                "R",
                List.of(
                        new RecordDefinition("R", List.of(new Field("pay", new Type.RecordRef("U")))),
                        new RecordDefinition(
                                "U",
                                List.of(
                                        new Field("cents", new Type.OptionalType(Primitive.LONG)),
                                        new Field("leaf", new Type.OptionalType(new Type.RecordRef("Leaf")))),
                                true),
                        new RecordDefinition("Leaf", List.of(new Field("size", Primitive.INT)))));
        RecordValue cents = RecordValue.of(RecordValue.of(3L, null));
        RecordValue leaf = RecordValue.of(RecordValue.of(null, RecordValue.of(7)));

        assertThat(FieldPath.of("pay.leaf.size").in(schema).apply(leaf)).isEqualTo(7);
        assertThat(FieldPath.of("pay.leaf.size").in(schema).apply(cents)).isNull();
        assertThat(FieldPath.of("pay.cents").in(schema).apply(cents)).isEqualTo(3L);
        assertThat(FieldPath.leaves(schema, 3)).hasToString("[pay.cents, pay.leaf.size]");
    }

    private static RecordValue node(String name, RecordValue next, Integer size) {
        return RecordValue.of(name, next, RecordValue.of(size), List.of(), Map.of());
    }
}
