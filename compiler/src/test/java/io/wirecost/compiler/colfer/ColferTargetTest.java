package io.wirecost.compiler.colfer;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.target.AwkwardNames;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.JavaSources;
import io.wirecost.compiler.target.Recorded;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Schema;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class ColferTargetTest {
    private static final Schema ODD_NAMES = AwkwardNames.schema("odd.struct");

    private static final Emission EMISSION = new ColferTarget().emit(ODD_NAMES);

    @Test
    void the_schema_of_awkward_names_is_as_recorded() throws IOException {
        assertThat(EMISSION.schema().orElseThrow().text())
                .isEqualTo(Recorded.text(ColferTargetTest.class, "odd-names.colf"));
    }

    @Test
    void the_mapper_of_awkward_names_is_as_recorded() throws IOException {
        assertThat(EMISSION.files().get(JavaSources.path(GeneratedCode.mapperClass("colfer"))))
                .isEqualTo(Recorded.text(ColferTargetTest.class, "Mapper.txt"));
    }

    @Test
    void keywords_of_go_are_renamed_and_noted() {
        assertThat(EMISSION.notes()).contains("odd.struct.map is named map_");
    }
}
