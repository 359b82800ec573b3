package io.wirecost.compiler.thrift;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.target.AwkwardNames;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.compiler.target.Recorded;
import io.wirecost.compiler.target.ToolException;
import io.wirecost.compiler.target.Tools;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScroogeTargetTest {
    private static final Tools INSTALLED = new InstalledTools(Path.of(System.getProperty("wirecost.installation")));

    private static final Emission EMISSION = new ScroogeTarget().emit(AwkwardNames.schema("odd.copy"));

    @TempDir
    private Path folder;

    @Test
    void the_schema_of_awkward_names_is_as_recorded() throws Exception {
        assertThat(EMISSION.schema().orElseThrow().text())
                .isEqualTo(Recorded.text(ScroogeTargetTest.class, "scrooge-odd-names.thrift"));
        assertThat(EMISSION.notes()).contains("odd.copy is named M1", "odd.state.default is named E1S1");
    }

    @Test
    void the_mapper_of_awkward_names_is_as_recorded() throws Exception {
        assertThat(EMISSION.files().get("Mapper.scala"))
                .isEqualTo(Recorded.text(ScroogeTargetTest.class, "ScroogeMapper.scala"));
    }

    @Test
    void scrooges_generator_makes_a_class_of_each_struct_and_enum() throws Exception {
        new ScroogeTarget().generate(EMISSION, folder, INSTALLED);

        Path generated = folder.resolve("wirecost/scrooge");
        assertThat(generated.resolve("M1.scala")).content().contains("trait M1", "val f13: wirecost.scrooge.M2");
        assertThat(generated.resolve("M4.scala")).exists();
        assertThat(generated.resolve("E1.scala")).content().contains("def apply(value: Int)");
        assertThat(folder.resolve("Mapper.scala")).exists();
    }

    @Test
    void what_the_generator_refuses_is_quoted() {
        Emission broken =
                new Emission(Optional.of(new DerivedSchema("schema.thrift", "struct {}")), Map.of(), List.of());

        assertThatThrownBy(() -> new ScroogeTarget().generate(broken, folder, INSTALLED))
                .isInstanceOf(ToolException.class)
                .hasMessageContaining("Scrooge")
                .hasMessageContaining("schema.thrift");
    }
}
