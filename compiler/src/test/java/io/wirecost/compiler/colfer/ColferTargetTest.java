package io.wirecost.compiler.colfer;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.target.Emission;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.ArrayType;
import io.wirecost.core.schema.Type.MapType;
import io.wirecost.core.schema.Type.OptionalType;
import io.wirecost.core.schema.Type.Primitive;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ColferTargetTest {
    private static final Schema ODD_NAMES = new Schema(
            "odd.struct",
            List.of(
                    new RecordDefinition(
                            "odd.struct",
                            List.of(
                                    new Field("list", new ArrayType(new ArrayType(Primitive.FLOAT))),
                                    new Field("fooBar", new OptionalType(new ArrayType(Primitive.INT))),
                                    new Field("foo_bar", new ArrayType(new OptionalType(Primitive.INT))),
                                    new Field("setFooBar", new OptionalType(Primitive.BOOLEAN)),
                                    new Field("foo_bar_size", Primitive.LONG),
                                    new Field("value", new MapType(new OptionalType(Primitive.BYTES))),
                                    new Field("map", new MapType(new Type.EnumRef("odd.state"))),
                                    new Field("next", new OptionalType(new Type.RecordRef("odd.struct"))),
                                    new Field("price", new Type.Decimal(10, 2, Optional.empty())),
                                    new Field("id", new OptionalType(new Type.Uuid(Optional.empty()))),
                                    new Field("day", Type.Temporal.DATE),
                                    new Field("nothing", Primitive.NULL),
                                    new Field("text", new Type.RecordRef("odd.String")))),
                    new RecordDefinition("odd.String", List.of()),
                    new EnumDefinition("odd.state", List.of("open", "default", "value"))));

    private static final Emission EMISSION = new ColferTarget().emit(ODD_NAMES);

    @Test
    void the_schema_of_awkward_names_is_as_recorded() throws IOException {
        assertThat(EMISSION.schema().orElseThrow().text()).isEqualTo(recorded("odd-names.colf"));
    }

    @Test
    void the_mapper_of_awkward_names_is_as_recorded() throws IOException {
        assertThat(EMISSION.sources().get(GeneratedCode.mapperClass("colfer"))).isEqualTo(recorded("Mapper.txt"));
    }

    @Test
    void keywords_of_go_are_renamed_and_noted() {
        assertThat(EMISSION.notes()).contains("odd.struct.map is named map_");
    }

    private static String recorded(String file) throws IOException {
        try (InputStream in = ColferTargetTest.class.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
