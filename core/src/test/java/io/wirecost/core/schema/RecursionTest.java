package io.wirecost.core.schema;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.schema.Definition.RecordDefinition;
import java.util.List;
import org.junit.jupiter.api.Test;

class RecursionTest {
    @Test
    void a_record_that_contains_itself_by_way_of_another_is_found() {
        assertThat(Recursion.in(schema(new Type.RecordRef("A")))).hasValue("B.back contains A again");
    }

    @Test
    void a_record_that_is_used_twice_is_not_recursive() {
        assertThat(Recursion.in(schema(new Type.RecordRef("C")))).isEmpty();
    }

    private static Schema schema(Type back) {
        RecordDefinition a = new RecordDefinition(
                "A",
                List.of(
                        new Field("first", new Type.RecordRef("C")),
                        new Field("list", new Type.ArrayType(new Type.OptionalType(new Type.RecordRef("B"))))));
        RecordDefinition b = new RecordDefinition("B", List.of(new Field("back", new Type.MapType(back))));
        return new Schema("A", List.of(a, b, new RecordDefinition("C", List.of())));
    }
}
