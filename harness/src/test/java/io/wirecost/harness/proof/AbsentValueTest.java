package io.wirecost.harness.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.core.value.RecordValue;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AbsentValueTest {
    @Test
    void a_field_that_has_to_have_a_value_is_found() {
        assertThat(absent(Primitive.STRING, null)).hasValue("f");
        assertThat(absent(Primitive.STRING, "")).isEmpty();
    }

    @Test
    void what_may_be_absent_is_not() {
        assertThat(absent(new Type.OptionalType(Primitive.STRING), null)).isEmpty();
        assertThat(absent(Primitive.NULL, null)).isEmpty();
    }

    @Test
    void elements_and_entries_are_looked_at_too() {
        assertThat(absent(new Type.ArrayType(Primitive.INT), Arrays.asList(1, null)))
                .hasValue("f[1]");
        assertThat(absent(new Type.MapType(Primitive.INT), Collections.singletonMap("a", null)))
                .hasValue("f{a}");
        assertThat(absent(new Type.MapType(new Type.OptionalType(Primitive.INT)), Collections.singletonMap("a", null)))
                .isEmpty();
        assertThat(absent(new Type.OptionalType(new Type.MapType(Primitive.INT)), Map.of("a", 1)))
                .isEmpty();
    }

    private static Optional<String> absent(Type type, Object value) {
        Schema schema = new Schema("R", List.of(new RecordDefinition("R", List.of(new Field("f", type)))));
        return new AbsentValue(schema).in(new RecordValue(Collections.singletonList(value)));
    }
}
