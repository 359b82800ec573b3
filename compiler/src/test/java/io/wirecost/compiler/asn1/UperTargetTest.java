package io.wirecost.compiler.asn1;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.target.AwkwardNames;
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
import io.wirecost.core.schema.Type.OptionalType;
import io.wirecost.core.schema.Type.Primitive;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class UperTargetTest {
    private static final Emission ODD_NAMES = new UperTarget().emit(AwkwardNames.schema("odd.sequence"));

    @Test
    void the_module_of_awkward_names_is_as_recorded() throws IOException {
        assertThat(text(ODD_NAMES)).isEqualTo(Recorded.text(UperTargetTest.class, "uper-odd-names.asn1"));
    }

    @Test
    void the_mapper_of_awkward_names_is_as_recorded() throws IOException {
        assertThat(mapper(ODD_NAMES)).isEqualTo(Recorded.text(UperTargetTest.class, "UperMapper.txt"));
    }

    @Test
    void the_names_are_those_of_the_module_for_the_basic_rules() {
        assertThat(ODD_NAMES.notes())
                .isEqualTo(new Asn1Target()
                        .emit(AwkwardNames.schema("odd.sequence"))
                        .notes());
    }

    @Test
    void numbers_have_the_range_of_their_bits_and_byte_strings_of_one_length_have_that() {
        assertThat(text(emit(
                        Primitive.INT,
                        Type.Temporal.TIME_MILLIS,
                        Type.Temporal.TIMESTAMP_MICROS,
                        Primitive.FLOAT,
                        new Type.Uuid(Optional.empty()),
                        new OptionalType(new Type.Fixed("odd.Two", 2)),
                        new ArrayType(new ArrayType(new Type.Fixed("odd.Large", 65_535))))))
                .contains("""
                        R ::= SEQUENCE {
                          f0 INTEGER (-2147483648..2147483647),
                          f1 INTEGER (-2147483648..2147483647),
                          f2 INTEGER (-9223372036854775808..9223372036854775807),
                          f3 REAL,
                          f4 OCTET STRING (SIZE (16)),
                          f5 OCTET STRING (SIZE (2)) OPTIONAL,
                          f6 SEQUENCE OF SEQUENCE OF OCTET STRING (SIZE (65535))
                        }
                        """);
    }

    @Test
    void a_byte_string_is_counted_where_the_rules_count_it_whatever_the_module_says() {
        Emission emission = emit(new Type.Fixed("odd.Huge", 65_536));

        assertThat(text(emission)).contains("f0 OCTET STRING\n");
        assertThat(mapper(emission)).contains("from.readBytes()");
    }

    @Test
    void a_null_takes_no_bit_not_even_one_for_its_absence() {
        Emission emission = emit(Primitive.NULL, new ArrayType(Primitive.NULL));

        assertThat(text(emission)).contains("f0 NULL,", "NullBox ::= SEQUENCE {\n  value NULL\n}");
        assertThat(mapper(emission)).doesNotContain("Boolean");
    }

    @Test
    void an_enum_takes_as_many_bits_as_its_last_number_needs() {
        assertThat(mapper(enumOf(1))).contains(".readBits(0)");
        assertThat(mapper(enumOf(2))).contains(".readBits(1)");
        assertThat(mapper(enumOf(4))).contains(".readBits(2)");
        assertThat(mapper(enumOf(5))).contains(".readBits(3)");
        assertThat(mapper(enumOf(257))).contains(".readBits(9)");
    }

    private static Emission enumOf(int symbols) {
        List<String> names = IntStream.range(0, symbols).mapToObj(i -> "s" + i).toList();
        RecordDefinition root = new RecordDefinition("odd.R", List.of(new Field("f", new Type.EnumRef("odd.E"))));
        return new UperTarget().emit(new Schema("odd.R", List.of(root, new EnumDefinition("odd.E", names))));
    }

    private static Emission emit(Type... types) {
        List<Field> fields = IntStream.range(0, types.length)
                .mapToObj(i -> new Field("f" + i, types[i]))
                .toList();
        return new UperTarget().emit(new Schema("odd.R", List.of(new RecordDefinition("odd.R", fields))));
    }

    private static String text(Emission emission) {
        return emission.schema().orElseThrow().text();
    }

    private static String mapper(Emission emission) {
        return emission.files().get(JavaSources.path(GeneratedCode.mapperClass("asn1uper")));
    }
}
