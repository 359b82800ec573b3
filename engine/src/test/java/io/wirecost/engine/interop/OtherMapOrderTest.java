package io.wirecost.engine.interop;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Comparer;
import io.wirecost.core.value.RecordValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OtherMapOrderTest {
    @Test
    void entries_stand_the_other_way_round_and_the_record_stays_equal() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("a", 1);
        map.put("b", 2);
        Dataset given = data(map);

        Dataset turned = OtherMapOrder.of(given).orElseThrow();

        RecordValue before = given.records().get(0);
        RecordValue after = turned.records().get(0);
        assertThat(((Map<?, ?>) ((List<?>) after.get(0)).get(0)).keySet().toArray())
                .containsExactly("b", "a");
        assertThat(new Comparer(given.schema(), Set.of()).compare(before, after))
                .isEmpty();
    }

    @Test
    void maps_of_one_entry_have_no_other_order() {
        assertThat(OtherMapOrder.of(data(Map.of("a", 1)))).isEmpty();
    }

    private static Dataset data(Map<String, Object> map) {
        Schema schema = new Schema(
                "R",
                List.of(new RecordDefinition(
                        "R", List.of(new Field("maps", new Type.ArrayType(new Type.MapType(Type.Primitive.INT)))))));
        return new Dataset(
                "maps",
                schema,
                List.of(new Group("all", List.of(RecordValue.of(List.of(map))))),
                OptionalLong.empty(),
                new Filter(List.of()));
    }
}
