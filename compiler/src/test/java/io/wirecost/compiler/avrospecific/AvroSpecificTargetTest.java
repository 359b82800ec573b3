package io.wirecost.compiler.avrospecific;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.target.AwkwardNames;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.JavaSources;
import io.wirecost.compiler.target.Recorded;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Schema;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class AvroSpecificTargetTest {
    private static final Schema ODD_NAMES = AwkwardNames.schema("odd.builder");

    private static final Emission EMISSION = new AvroSpecificTarget().emit(ODD_NAMES);

    @Test
    void the_schema_of_awkward_names_is_as_recorded() throws IOException {
        assertThat(EMISSION.schema().orElseThrow().text())
                .isEqualTo(Recorded.text(AvroSpecificTargetTest.class, "odd-names.avsc"));
    }

    @Test
    void the_mapper_of_awkward_names_is_as_recorded() throws IOException {
        assertThat(EMISSION.files().get(JavaSources.path(GeneratedCode.mapperClass("avrospecific"))))
                .isEqualTo(Recorded.text(AvroSpecificTargetTest.class, "Mapper.txt"));
    }

    @Test
    void reflection_gets_the_names_of_the_domain_classes() {
        assertThat(new AvroReflectTarget()
                        .emit(ODD_NAMES)
                        .schema()
                        .orElseThrow()
                        .text())
                .contains("\"wirecost.domain.Builder\"", "\"default_\"", "\"foo_bar\"");
    }
}
