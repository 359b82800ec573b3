package io.wirecost.engine.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.runtime.ForeignRuntime.State;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ForeignRuntimesTest {
    @TempDir
    private static Path programs;

    @TempDir
    private Path folder;

    private StubMachine machine;

    @BeforeEach
    void setUp() throws Exception {
        machine = new StubMachine(folder, programs);
    }

    @Test
    void an_installation_without_runners_has_no_runtimes() throws Exception {
        Files.createDirectories(folder.resolve("bare/harness"));
        Files.createDirectories(folder.resolve("bare/codecs"));

        assertThat(ForeignRuntimes.of(Installation.at(folder.resolve("bare")), machine.cache()))
                .isEmpty();
    }

    @Test
    void a_runtime_whose_program_is_missing_says_so_and_is_no_error() throws Exception {
        ForeignRuntime found = machine.look();

        assertThat(found.state()).isEqualTo(new State.Missing("basil is not installed", "wirecost setup basil"));
        assertThat(found.environment()).isEmpty();
    }

    @Test
    void a_program_that_is_too_old_is_named_with_the_version_that_is_needed() throws Exception {
        machine.program("basil", "Basil v3.1.9 (build 7)");

        assertThat(machine.look().state())
                .isEqualTo(
                        new State.Missing("basil v3.1.9 is too old: 3.2 or newer is needed", "wirecost setup basil"));
    }

    @Test
    void a_program_that_tells_no_version_is_not_trusted() throws Exception {
        machine.program("basil", "what?");

        assertThat(machine.look().state())
                .isEqualTo(new State.Missing("basil does not tell its version", "wirecost setup basil"));
    }

    @Test
    void packages_that_are_not_installed_are_missed() throws Exception {
        machine.program("basil", "3.10.0");

        assertThat(machine.look().state())
                .isEqualTo(new State.Missing("its packages are not installed", "wirecost setup basil"));
    }

    @Test
    void a_runtime_that_has_all_it_needs_tells_its_runner_where() throws Exception {
        machine.program("basil", "3.10.0");
        Path packages = install();

        ForeignRuntime found = machine.look();

        assertThat(found.state()).isEqualTo(new State.Ready());
        assertThat(found.name()).isEqualTo("basil");
        assertThat(found.title()).isEqualTo("Basil");
        assertThat(found.folder()).isEqualTo(machine.runtime());
        assertThat(found.command())
                .containsExactly(
                        "basil", "--fast", machine.runtime().resolve("main.bas").toString());
        assertThat(found.environment()).isEqualTo(Map.of("BASIL_PACKAGES", packages.toString()));
    }

    @Test
    void an_artifact_that_is_there_is_told_too() throws Exception {
        machine.program("basil", "3.10.0");
        Path pestle = install().resolve("bin/pestle-1.0");
        Files.createDirectories(pestle.getParent());
        Files.writeString(pestle, "");
        assertThat(machine.look().environment()).doesNotContainKey("BASIL_PESTLE");

        pestle.toFile().setExecutable(true);

        assertThat(machine.look().environment()).containsEntry("BASIL_PESTLE", pestle.toString());
    }

    @Test
    void tools_and_artifacts_that_are_missing_keep_nothing_else_from_running() throws Exception {
        machine.program("basil", "3.10.0");
        install();

        RuntimeInspection found = machine.inspect();
        assertThat(found.isReady()).isTrue();
        assertThat(found.missing())
                .contains("extra", "mortar")
                .hasSize(InstalledTools.platform().equals("linux-x86_64") ? 3 : 2);
        machine.program("mortar", "");
        assertThat(machine.inspect().missing()).doesNotContain("mortar");
    }

    @Test
    void an_optional_part_of_the_packages_keeps_nothing_else_from_running() throws Exception {
        machine.program("basil", "3.10.0");
        install();
        RuntimeInspection found = machine.inspect();
        assertThat(found.missingParts()).containsExactly(machine.part("extra"));

        found.packages().orElseThrow().install(machine.part("extra"), work -> Files.createFile(work.resolve("extra")));

        found = machine.inspect();
        assertThat(found.missingParts()).isEmpty();
        assertThat(found.missing()).doesNotContain("extra");
    }

    @Test
    void packages_of_the_system_are_looked_for_where_there_is_dpkg() throws Exception {
        machine.program("basil", "3.10.0");
        assertThat(machine.inspect().missingLibraries()).isEmpty();

        machine.program("dpkg-query", "basil-oil installed 1.2-3\nbasil-salt config-files 7\ndpkg-query: no packages");

        RuntimeInspection found = machine.inspect();
        assertThat(found.libraries()).isEqualTo(Map.of("basil-oil", "1.2-3"));
        assertThat(found.missingLibraries()).containsExactly("basil-salt");
        assertThat(found.missing()).contains("basil-salt");
    }

    @Test
    void a_variant_is_started_by_a_command_of_its_own_and_shares_all_else() throws Exception {
        machine.program("basil", "3.10.0");
        install();

        List<ForeignRuntime> all = machine.all();
        ForeignRuntime variant = all.get(1);

        assertThat(all.get(0).isVariant()).isFalse();
        assertThat(variant.isVariant()).isTrue();
        assertThat(variant)
                .isEqualTo(new ForeignRuntime(
                        "basil-slow",
                        "Slow Basil",
                        machine.runtime(),
                        List.of("basil", machine.runtime().resolve("main.bas").toString()),
                        all.get(0).environment(),
                        new State.Ready()));
    }

    @Test
    void other_packages_another_beginning_of_the_version_and_nothing_else_have_another_place() throws Exception {
        machine.program("basil", "3.10.0");
        Path place = place();
        assertThat(place.getParent()).isEqualTo(machine.cache().resolve("runtimes"));
        assertThat(place.getFileName().toString()).matches("basil-[0-9a-f]{12}");

        machine.program("basil", "3.10.1");
        assertThat(place()).isEqualTo(place);
        machine.program("basil", "3.11.0");
        assertThat(place()).isNotEqualTo(place);
        machine.program("basil", "3.10.0");
        Files.writeString(machine.runtime().resolve("basil.lock"), "other libraries");
        assertThat(place()).isNotEqualTo(place);
    }

    @Test
    void a_variable_that_names_packages_is_believed() throws Exception {
        machine.program("basil", "3.10.0");
        Path own = Files.createDirectories(folder.resolve("own"));
        machine.set("BASIL_PACKAGES", own.toString());
        machine.set("BASIL_PESTLE", "/opt/pestle");
        assertThat(machine.inspect().problem())
                .hasValue("BASIL_PACKAGES names %s, which has no library".formatted(own));

        Files.createDirectory(own.resolve("library"));

        ForeignRuntime found = machine.look();
        assertThat(found.state()).isEqualTo(new State.Ready());
        assertThat(found.environment())
                .isEqualTo(Map.of("BASIL_PACKAGES", own.toString(), "BASIL_PESTLE", "/opt/pestle"));
    }

    @Test
    void a_description_that_is_damaged_is_an_error_of_the_installation() throws Exception {
        machine.describe("{");

        assertThatThrownBy(() -> machine.look())
                .isInstanceOf(IOException.class)
                .hasMessageContaining("runner.json:1:2: invalid JSON");
    }

    private Path place() throws Exception {
        return machine.inspect().packages().orElseThrow().folder();
    }

    private Path install() throws Exception {
        RuntimePackages packages = machine.inspect().packages().orElseThrow();
        packages.install(machine.part("library"), work -> Files.createDirectory(work.resolve("library")));
        return packages.folder();
    }
}
