package io.wirecost.compiler.capnproto;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.JavaSources;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class CapnprotoTargetTest {
    private static final Schema ODD = SchemaText.parse("""
            root odd.order_line
            record odd.order_line
              class int
              Class optional(boolean)
              x1 string
              x_1 bytes
              _ optional(long)
              hasX long
              URL optional(enum(odd.state))
              list array(array(record(odd.Text)))
              map map(optional(uuid))
              union optional(map(enum(odd.state)))
              nothing null
            record odd.Text
            record other.OrderLine
              date date
              amount decimal(20,2)
              code optional(fixed(odd.Code,3))
            enum odd.state
              OPEN
              open
              IN_PROGRESS
              _1
            """);

    private final Emission emission = new CapnprotoTarget().emit(ODD);

    @Test
    void the_schema_of_awkward_names_is_the_golden_one() throws IOException {
        assertThat(emission.schema().orElseThrow().text()).isEqualTo(golden("odd.capnp"));
    }

    @Test
    void a_struct_has_the_accessors_of_the_golden_class() throws IOException {
        assertThat(emission.files().get(JavaSources.path("wirecost.capnproto.OrderLine2")))
                .isEqualTo(golden("OrderLine2.java"));
    }

    @Test
    void the_mapper_is_the_golden_one() throws IOException {
        assertThat(emission.files().get(JavaSources.path("wirecost.capnproto.Mapper")))
                .isEqualTo(golden("Mapper.java"));
    }

    @Test
    void whatever_is_renamed_or_added_is_noted() {
        assertThat(emission.notes())
                .contains(
                        "odd.order_line is named OrderLine",
                        "other.OrderLine is named OrderLine2",
                        "odd.Text is named Text2",
                        "odd.order_line.class is named class2",
                        "odd.order_line.x_1 is named x12",
                        "odd.state.OPEN is named open2",
                        "StringOptionalUuidPair holds a pair of map(optional(uuid)), which has no place of its own here",
                        "odd.order_line._ is present where hasX2 is true");
    }

    @Test
    void an_enum_has_a_constant_for_numbers_of_newer_schemas() {
        assertThat(emission.files().get(JavaSources.path("wirecost.capnproto.State")))
                .contains("OPEN2,\n  OPEN,\n  IN_PROGRESS,\n  X1,\n  _NOT_IN_SCHEMA,\n}");
    }

    private static String golden(String name) throws IOException {
        try (InputStream in = CapnprotoTargetTest.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
