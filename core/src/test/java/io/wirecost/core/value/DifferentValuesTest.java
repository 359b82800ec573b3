package io.wirecost.core.value;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DifferentValuesTest {
    private static final Schema SCHEMA = new Schema(
            "Root",
            List.of(new RecordDefinition(
                    "Root",
                    List.of(
                            new Field("map", new Type.MapType(Type.Primitive.INT)),
                            new Field("x", Type.Primitive.DOUBLE)))));

    @Test
    void the_order_of_a_map_makes_no_difference_and_the_sign_of_zero_does() throws Exception {
        assertThat(count(RecordValue.of(map("a", "b"), 0.0), RecordValue.of(map("b", "a"), 0.0)))
                .isEqualTo(1);
        assertThat(count(RecordValue.of(map("a"), 0.0), RecordValue.of(map("a"), -0.0)))
                .isEqualTo(2);
        assertThat(count(RecordValue.of(map(), Double.NaN), RecordValue.of(map(), -Double.NaN)))
                .isEqualTo(1);
    }

    private static int count(RecordValue... records) throws Exception {
        return DifferentValues.count(SCHEMA, List.of(records));
    }

    private static Map<String, Integer> map(String... keys) {
        Map<String, Integer> map = new LinkedHashMap<>();
        for (String key : keys) {
            map.put(key, (int) key.charAt(0));
        }
        return map;
    }
}
