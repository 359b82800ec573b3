package io.wirecost.compiler.annotated;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.target.Recorded;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class DslJsonBeansTest {
    @Test
    void a_bean_of_awkward_names_is_as_recorded() throws IOException {
        assertThat(Odd.record(new DslJsonBeans())).isEqualTo(Recorded.text(DslJsonBeansTest.class, "DslJson.txt"));
    }

    @Test
    void an_enum_says_its_symbols_only_where_a_constant_has_another_name() throws IOException {
        assertThat(Odd.files(new DslJsonBeans()).get("wirecost/domain/State.java"))
                .isEqualTo(Recorded.text(DslJsonBeansTest.class, "DslJsonState.txt"));
        assertThat(Odd.files(new DslJsonBeans()).get("wirecost/domain/Plain.java"))
                .doesNotContain("JsonValue");
    }
}
