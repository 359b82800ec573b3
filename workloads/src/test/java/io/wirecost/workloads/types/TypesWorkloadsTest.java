package io.wirecost.workloads.types;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Limit;
import io.wirecost.core.codec.LimitCheck;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.Workload;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TypesWorkloadsTest {
    private final Workload kitchenSink = new KitchenSinkWorkload();
    private final Workload edgeValues = new EdgeValuesWorkload();

    @Test
    void the_kitchen_sink_holds_every_type_in_every_container() {
        Set<String> texts = new TreeSet<>();
        kitchenSink.schema().types().forEach(t -> texts.add(t.toString()));

        for (String leaf : leaves()) {
            assertThat(texts).contains(leaf, "optional(" + leaf + ")", "array(" + leaf + ")", "map(" + leaf + ")");
        }
        assertThat(texts)
                .contains(
                        "null",
                        "array(null)",
                        "array(map(array(optional(string))))",
                        "optional(record(kitchen.Tree))",
                        "array(record(kitchen.Tree))");
    }

    /** Everything that holds no other value, by the name of the canonical text. */
    private static List<String> leaves() {
        return Stream.of(
                        Stream.of(Type.Primitive.values())
                                .filter(p -> p != Type.Primitive.NULL)
                                .map(Type::toString),
                        Stream.of(Type.Temporal.values()).map(Type::toString),
                        Stream.of(
                                "decimal(20,4)",
                                "decimal(18,2,fixed(kitchen.Money,8))",
                                "uuid",
                                "uuid(fixed(kitchen.Key,16))",
                                "fixed(kitchen.Digest,5)",
                                "enum(kitchen.Colour)"))
                .flatMap(names -> names)
                .toList();
    }

    @Test
    void each_optional_field_is_sometimes_absent_and_each_container_sometimes_empty() {
        for (Workload workload : List.of(kitchenSink, edgeValues)) {
            Schema schema = workload.schema();
            Dataset dataset = workload.dataset(1);
            for (int i = 0; i < schema.root().fields().size(); i++) {
                int field = i;
                Type type = schema.root().fields().get(i).type();
                List<Object> values =
                        dataset.records().stream().map(r -> r.get(field)).toList();
                if (type instanceof Type.OptionalType) {
                    assertThat(values).contains((Object) null).anyMatch(v -> v != null);
                } else if (type instanceof Type.ArrayType) {
                    assertThat(values).anyMatch(v -> ((List<?>) v).isEmpty()).anyMatch(v -> !((List<?>) v).isEmpty());
                } else if (type instanceof Type.MapType) {
                    assertThat(values)
                            .anyMatch(v -> ((Map<?, ?>) v).isEmpty())
                            .anyMatch(v -> !((Map<?, ?>) v).isEmpty());
                }
            }
        }
    }

    @Test
    void xml_can_carry_the_kitchen_sink_and_all_edges_but_those_set_apart() {
        assertThat(beyondXml(
                        kitchenSink.schema(), kitchenSink.dataset(1).groups().get(0)))
                .isZero();
        List<Group> edges = edgeValues.dataset(1).groups();
        assertThat(beyondXml(edgeValues.schema(), edges.get(0))).isZero();
        assertThat(beyondXml(edgeValues.schema(), edges.get(1)))
                .isEqualTo(edges.get(1).records().size());
    }

    private static long beyondXml(Schema schema, Group group) {
        LimitCheck check = new LimitCheck(schema, Set.of(Limit.XML_CHARACTERS));
        return group.records().stream()
                .filter(r -> check.violation(r).isPresent())
                .count();
    }

    @Test
    void every_edge_of_every_type_occurs() {
        Schema schema = edgeValues.schema();
        Set<Object> seen = new HashSet<>();
        edgeValues.dataset(1).groups().get(0).records().forEach(r -> collect(r, seen));

        assertThat(seen).containsAll(Edges.TEXTS);
        for (String field : List.of("int", "long", "float", "double", "date", "timestampMicros", "decimal", "uuid")) {
            Type.Leaf type = schema.root().field(field).type().asLeaf().orElseThrow();
            assertThat(seen).as(field).containsAll(Edges.of(type));
        }
    }

    private static void collect(Object value, Set<Object> into) {
        if (value instanceof RecordValue record) {
            for (int i = 0; i < record.size(); i++) {
                collect(record.get(i), into);
            }
        } else if (value instanceof List<?> list) {
            list.forEach(e -> collect(e, into));
        } else if (value instanceof Map<?, ?> map) {
            map.forEach((k, v) -> {
                collect(k, into);
                collect(v, into);
            });
        } else {
            into.add(value);
        }
    }
}
