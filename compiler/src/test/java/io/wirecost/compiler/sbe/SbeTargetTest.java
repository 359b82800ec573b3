package io.wirecost.compiler.sbe;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.JavaSources;
import io.wirecost.compiler.target.Recorded;
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
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uk.co.real_logic.sbe.xml.ParserOptions;
import uk.co.real_logic.sbe.xml.XmlSchemaParser;

class SbeTargetTest {
    private static final Type PLACE = new Type.RecordRef("odd.String");
    private static final Schema ODD_NAMES = new Schema(
            "odd.struct",
            List.of(
                    new RecordDefinition(
                            "odd.struct",
                            List.of(
                                    new Field("customer", new OptionalType(Primitive.LONG)),
                                    new Field("customer_id", Primitive.LONG),
                                    new Field("class", new OptionalType(Primitive.STRING)),
                                    new Field("presence", new OptionalType(Primitive.BOOLEAN)),
                                    new Field("place", PLACE),
                                    new Field("place_size", Primitive.DOUBLE),
                                    new Field("maybe", new OptionalType(PLACE)),
                                    new Field("list", new OptionalType(new ArrayType(new ArrayType(Primitive.FLOAT)))),
                                    new Field("value", new MapType(new OptionalType(Primitive.BYTES))),
                                    new Field("struct", new ArrayType(new Type.EnumRef("odd.state"))),
                                    new Field("price", new Type.Decimal(10, 2, Optional.empty())),
                                    new Field("total", new Type.Decimal(30, 2, Optional.empty())),
                                    new Field("id", new OptionalType(new Type.Uuid(Optional.empty()))),
                                    new Field("day", Type.Temporal.DATE),
                                    new Field("nothing", Primitive.NULL))),
                    new RecordDefinition(
                            "odd.String",
                            List.of(new Field("size", Primitive.INT), new Field("maybe", Primitive.STRING))),
                    new EnumDefinition("odd.state", List.of("open", "default", "value"))));

    private static final Emission EMISSION = new SbeTarget().emit(ODD_NAMES);

    @Test
    void the_schema_of_awkward_names_is_as_recorded() throws IOException {
        assertThat(EMISSION.schema().orElseThrow().text())
                .isEqualTo(Recorded.text(SbeTargetTest.class, "odd-names.xml"));
    }

    @Test
    void the_mapper_of_awkward_names_is_as_recorded() throws IOException {
        assertThat(EMISSION.files().get(JavaSources.path(GeneratedCode.mapperClass("sbe"))))
                .isEqualTo(Recorded.text(SbeTargetTest.class, "Mapper.txt"));
    }

    @Test
    void what_is_renamed_inlined_or_in_a_group_is_noted() {
        assertThat(EMISSION.notes())
                .contains(
                        "struct.customer_id is named customerId_2",
                        "struct.place.size is named placeSize",
                        "struct.maybe is a group of at most one entry",
                        "odd.state.default is named default_");
    }

    @Test
    void the_tool_warns_of_nothing_but_groups_larger_than_the_standard_has_them() throws Exception {
        ByteArrayOutputStream warnings = new ByteArrayOutputStream();
        ParserOptions options = ParserOptions.builder()
                .stopOnError(true)
                .errorPrintStream(new PrintStream(warnings, true, StandardCharsets.UTF_8))
                .build();
        String schema = EMISSION.schema().orElseThrow().text();

        XmlSchemaParser.parse(new ByteArrayInputStream(schema.getBytes(StandardCharsets.UTF_8)), options);

        assertThat(warnings.toString(StandardCharsets.UTF_8).lines())
                .isNotEmpty()
                .allMatch(line -> line.endsWith("\"numInGroup\" should be UINT8 or UINT16"));
    }

    @ParameterizedTest
    @CsvSource({"255, uint8", "256, uint16"})
    void an_enum_has_one_number_more_than_symbols_for_what_is_absent(int symbols, String type) {
        List<String> names = IntStream.range(0, symbols).mapToObj(i -> "s" + i).toList();
        Schema schema = new Schema(
                "R",
                List.of(
                        new RecordDefinition("R", List.of(new Field("state", new Type.EnumRef("State")))),
                        new EnumDefinition("State", names)));

        assertThat(new SbeTarget().emit(schema).schema().orElseThrow().text())
                .contains("<enum name=\"State\" encodingType=\"" + type + "\">");
    }

    @Test
    void a_schema_with_recursion_is_refused() {
        Schema schema = new Schema(
                "R",
                List.of(new RecordDefinition(
                        "R", List.of(new Field("next", new OptionalType(new Type.RecordRef("R")))))));

        assertThat(new SbeTarget().refusalReason(schema))
                .hasValue("R.next contains R again, and SBE has no types that contain themselves");
    }
}
