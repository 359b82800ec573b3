package io.wirecost.compiler.flatbuffers;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Recorded;
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
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FlatbuffersTargetTest {
    private static final Schema ODD_NAMES = new Schema(
            "odd.table",
            List.of(
                    new RecordDefinition(
                            "odd.table",
                            List.of(
                                    new Field("message", new OptionalType(Primitive.LONG)),
                                    new Field("hasMessage", Primitive.DOUBLE),
                                    new Field("message_length", Primitive.STRING),
                                    new Field("fooBar", new ArrayType(new OptionalType(Primitive.INT))),
                                    new Field("foo_bar", new OptionalType(new ArrayType(Primitive.BYTES))),
                                    new Field("struct", new MapType(Primitive.DOUBLE)),
                                    new Field("_1", new Type.EnumRef("odd.state")),
                                    new Field("getByteBuffer", new OptionalType(new Type.EnumRef("odd.state"))),
                                    new Field("HTTPStatus", new ArrayType(new ArrayType(Primitive.FLOAT))),
                                    new Field("price", new Type.Decimal(10, 2, Optional.empty())),
                                    new Field("at", Type.Temporal.TIMESTAMP_MICROS),
                                    new Field("nothing", Primitive.NULL),
                                    new Field("next", new OptionalType(new Type.RecordRef("odd.table"))),
                                    new Field("text", new Type.RecordRef("odd.String")))),
                    new RecordDefinition("odd.String", List.of()),
                    new EnumDefinition("odd.state", List.of("open", "default", "names", "Open"))));

    @Test
    void the_schema_of_awkward_names_is_as_recorded() throws IOException {
        Emission emission = new FlatbuffersTarget().emit(ODD_NAMES);

        assertThat(emission.schema().orElseThrow().text())
                .isEqualTo(Recorded.text(FlatbuffersTargetTest.class, "odd-names.fbs"));
    }

    @Test
    void fields_whose_accessors_would_collide_are_renamed_and_noted() {
        assertThat(new FlatbuffersTarget().emit(ODD_NAMES).notes())
                .contains(
                        "odd.table is named Table_",
                        "odd.table.hasMessage is named has_message_2",
                        "odd.table.message_length is named message_length_2",
                        "odd.table.fooBar is named foo_bar_2",
                        "odd.state.default is named default_");
    }

    @Test
    void an_enum_takes_the_smallest_integer_that_numbers_its_symbols() {
        assertThat(List.of(1, 128, 129, 256, 257, 32_768, 32_769, 65_536, 65_537))
                .map(count -> FlatType.numberOf(count).text())
                .containsExactly("byte", "byte", "ubyte", "ubyte", "short", "short", "ushort", "ushort", "int");
    }
}
