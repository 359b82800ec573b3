package io.wirecost.compiler.protobuf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.target.AwkwardNames;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.compiler.target.MissingToolException;
import io.wirecost.compiler.target.Recorded;
import io.wirecost.compiler.target.ToolException;
import io.wirecost.compiler.target.Tools;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScalapbTargetTest {
    private static final Tools INSTALLED = new InstalledTools(Path.of(System.getProperty("wirecost.installation")));

    private static final Emission EMISSION = new ScalapbTarget().emit(AwkwardNames.schema("odd.copy"));

    @TempDir
    private Path folder;

    @Test
    void the_schema_of_awkward_names_is_as_recorded() throws Exception {
        assertThat(EMISSION.schema().orElseThrow().text())
                .isEqualTo(Recorded.text(ScalapbTargetTest.class, "scalapb-odd-names.proto"));
        assertThat(EMISSION.notes()).contains("odd.copy is named M1", "odd.state.default is named E1S1");
    }

    @Test
    void the_mapper_of_awkward_names_is_as_recorded() throws Exception {
        assertThat(EMISSION.files().get("Mapper.scala"))
                .isEqualTo(Recorded.text(ScalapbTargetTest.class, "ScalapbMapper.scala"));
    }

    @Test
    void scalapbs_generator_makes_a_class_of_each_message_and_enum() throws Exception {
        new ScalapbTarget().generate(EMISSION, folder, INSTALLED);

        Path generated = folder.resolve("wirecost/scalapb");
        assertThat(generated.resolve("M1.scala")).content().contains("final case class M1(", "def getF13");
        assertThat(generated.resolve("M6.scala")).exists();
        assertThat(generated.resolve("E1.scala")).content().contains("def fromValue(");
        assertThat(folder.resolve("Mapper.scala")).exists();
    }

    @Test
    void what_protoc_refuses_is_quoted() {
        Emission broken =
                new Emission(Optional.of(new DerivedSchema("schema.proto", "message {}")), Map.of(), List.of());

        assertThatThrownBy(() -> new ScalapbTarget().generate(broken, folder, INSTALLED))
                .isInstanceOf(ToolException.class)
                .hasMessageContaining("schema.proto:1");
    }

    @Test
    void an_installation_without_the_generator_says_so() {
        Tools none = new InstalledTools(folder);

        assertThatThrownBy(() -> new ScalapbTarget().compilers().get(1).location(none))
                .isInstanceOf(MissingToolException.class)
                .hasMessage("no scalapb in this installation");
    }
}
