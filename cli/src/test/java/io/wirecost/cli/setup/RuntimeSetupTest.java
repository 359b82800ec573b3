package io.wirecost.cli.setup;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.runtime.Programs;
import io.wirecost.engine.runtime.RuntimeDescription;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of steps that fail, and who runs those of apt-get. {@link SetupCommandTest} has the processes. */
class RuntimeSetupTest {
    private final List<String> said = new ArrayList<>();

    @Test
    void a_step_that_is_not_required_is_gone_without_and_one_that_is_ends_the_rest(@TempDir Path folder)
            throws Exception {
        new StubMachine(folder);
        RuntimeSetup setup = new RuntimeSetup(
                RuntimeDescription.all(Installation.at(folder.resolve("installation")))
                        .get(0),
                new Programs(Map.of()),
                folder,
                said::add);

        Optional<String> failure = setup.run(new SetupPlan(
                List.of(step("press", false, "no olives"), step("cook", true, "no fire"), step("eat", true, "no meal")),
                List.of(),
                List.of()));

        assertThat(failure).hasValue("no fire");
        assertThat(said).containsExactly("$ press", "  no olives; not needed for a start", "$ cook");
    }

    private static SetupStep step(String command, boolean required, String failure) {
        return new SetupStep(List.of(command), Optional.empty(), required, false, words -> {
            throw new IOException(failure);
        });
    }

    @Test
    void apt_get_is_run_by_sudo_where_it_asks_for_no_password() {
        DebianPackages debian = new DebianPackages(true, Optional.of(List.of("sudo", "-n")));

        assertThat(debian.mayInstall()).isTrue();
        assertThat(debian.update()).containsExactly("sudo", "-n", "apt-get", "update", "-q");
        assertThat(debian.install(List.of("oil", "oil")))
                .containsExactly("sudo", "-n", "apt-get", "install", "-y", "-q", "--no-install-recommends", "oil");
    }
}
