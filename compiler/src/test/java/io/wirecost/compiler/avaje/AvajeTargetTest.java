package io.wirecost.compiler.avaje;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.target.Recorded;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.ArrayType;
import io.wirecost.core.schema.Type.MapType;
import io.wirecost.core.schema.Type.OptionalType;
import io.wirecost.core.schema.Type.Primitive;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AvajeTargetTest {
    private static final Schema ODD = new Schema(
            "odd.class",
            List.of(new RecordDefinition(
                    "odd.class",
                    List.of(
                            new Field("class", Primitive.LONG),
                            new Field("hashCode", new OptionalType(Primitive.BOOLEAN)),
                            new Field("list", new ArrayType(new OptionalType(Primitive.BYTES))),
                            new Field(
                                    "grid",
                                    new OptionalType(new ArrayType(new OptionalType(
                                            new MapType(new ArrayType(new Type.RecordRef("odd.class"))))))),
                            new Field("nothing", Primitive.NULL)))));

    @Test
    void the_mix_in_of_awkward_names_is_as_recorded() throws IOException {
        assertThat(files().get("wirecost/avaje/Class_MixIn.java"))
                .isEqualTo(Recorded.text(AvajeTargetTest.class, "ClassMixIn.txt"));
    }

    @Test
    void lists_and_maps_within_one_another_get_an_adapter_that_knows_their_types() throws IOException {
        assertThat(files().get("wirecost/avaje/Class_MixIn_3.java"))
                .isEqualTo(Recorded.text(AvajeTargetTest.class, "ClassMixIn_3.txt"));
        assertThat(files().get("wirecost/avaje/NestedAdapters.java"))
                .isEqualTo(Recorded.text(AvajeTargetTest.class, "NestedAdapters.txt"));
    }

    @Test
    void nothing_else_is_emitted() {
        assertThat(files())
                .containsOnlyKeys(
                        "wirecost/avaje/Class_MixIn.java",
                        "wirecost/avaje/Class_MixIn_3.java",
                        "wirecost/avaje/NestedAdapters.java");
    }

    private static Map<String, String> files() {
        return new AvajeTarget().emit(ODD).files();
    }
}
