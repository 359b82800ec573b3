package io.wirecost.compiler.xstream;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.target.JavaSources;
import io.wirecost.compiler.target.Recorded;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class XstreamTargetTest {
    private static final Schema ODD_NAMES = SchemaText.parse("""
            root odd.mapper
            record odd.mapper
              class long
              java optional(array(bytes))
              to map(optional(record(odd.String)))
              price decimal(10,2)
              at array(array(timestamp-millis))
              nothing null
            record odd.String
              state enum(odd.state)
            enum odd.state
              open
              default
            """);

    @Test
    void a_mapper_is_as_recorded() throws IOException {
        String mapper =
                new XstreamTarget().emit(ODD_NAMES).files().get(JavaSources.path("wirecost.xstreamconverters.Mapper"));

        assertThat(mapper).isEqualTo(Recorded.text(XstreamTargetTest.class, "Mapper.txt"));
    }
}
