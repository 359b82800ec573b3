package io.wirecost.compiler.annotated;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.target.Recorded;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class AvajeBeansTest {
    @Test
    void a_bean_of_awkward_names_is_as_recorded() throws IOException {
        assertThat(Odd.record(new AvajeBeans())).isEqualTo(Recorded.text(AvajeBeansTest.class, "Avaje.txt"));
    }

    @Test
    void lists_and_maps_within_one_another_get_an_adapter_that_knows_their_types() throws IOException {
        assertThat(Odd.files(new AvajeBeans()).get("wirecost/avaje/Class_Nested_3.java"))
                .isEqualTo(Recorded.text(AvajeBeansTest.class, "AvajeNested.txt"));
    }

    @Test
    void an_enum_says_its_symbols_only_where_a_constant_has_another_name() {
        assertThat(Odd.files(new AvajeBeans()).get("wirecost/domain/State.java"))
                .contains("@io.avaje.jsonb.Json.Value");
        assertThat(Odd.files(new AvajeBeans()).get("wirecost/domain/Plain.java"))
                .doesNotContain("Json.Value");
    }

    @Test
    void nothing_else_is_emitted() {
        assertThat(Odd.files(new AvajeBeans()))
                .containsOnlyKeys(
                        "wirecost/avaje/Class_Nested_3.java",
                        "wirecost/domain/Class_.java",
                        "wirecost/domain/Plain.java",
                        "wirecost/domain/State.java");
    }
}
