package io.wirecost.compiler.lower;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NumberedNamingTest {
    private static final Schema SCHEMA = SchemaText.parse("""
            root x.B
            record x.A
            enum x.State
              OPEN
            record x.B
            """);

    private final Naming naming = new NumberedNaming(SCHEMA, false);

    @Test
    void messages_and_enums_are_numbered_each_for_themselves() {
        assertThat(naming.types(List.of("x.A", "x.State", "x.B", ":array(int).IntListBox"))
                        .all())
                .containsExactly(
                        Map.entry("x.A", "M1"),
                        Map.entry("x.State", "E1"),
                        Map.entry("x.B", "M2"),
                        Map.entry(":array(int).IntListBox", "M3"));
    }

    @Test
    void fields_start_again_in_every_message() {
        assertThat(naming.fields(List.of("f2", "class")).all().values()).containsExactly("f1", "f2");
        assertThat(naming.fields(List.of("value")).get("value")).isEqualTo("f1");
    }

    @Test
    void symbols_have_the_number_of_their_enum_and_their_own() {
        assertThat(naming.symbols("E3", List.of("OPEN", "E3S0")).all().values()).containsExactly("E3S0", "E3S1");
        assertThat(new NumberedNaming(SCHEMA, true)
                        .symbols("E3", List.of("OPEN"))
                        .get("OPEN"))
                .isEqualTo("e3S0");
    }
}
