package io.wirecost.cli.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.wirecost.cli.setup.StubMachine.Outcome;
import io.wirecost.compiler.build.InstalledTools;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SetupCommandTest {
    private static final String UPDATE = "apt-get update -q";
    private static final String DPKG = "dpkg-query -W -f ${Package} ${db:Status-Status} ${Version}\\n basil-oil";
    private static final String[] PACKAGES = {"basil-core", "basil-get", "basil-make", "mortar-tools", "basil-oil"};
    private static final String INSTALL = "apt-get install -y -q --no-install-recommends ";

    @TempDir
    private Path folder;

    private StubMachine machine;

    @BeforeEach
    void setUp() throws Exception {
        machine = StubMachine.fresh(folder);
    }

    @Test
    void a_fresh_machine_gets_programs_packages_tools_and_artifacts_once() throws Exception {
        assumeTrue(InstalledTools.platform().equals("linux-x86_64"), "the artifact is for this platform only");

        Outcome outcome = machine.setup("basil", "--yes");

        assertThat(outcome.exitCode()).as(outcome.out() + outcome.err()).isZero();
        assertThat(machine.calls())
                .containsSubsequence(
                        UPDATE,
                        INSTALL + "basil-core basil-get",
                        INSTALL + "mortar-tools basil-oil",
                        "basil-get all",
                        INSTALL + "basil-make",
                        "basil-make extra",
                        "mvn -B -q org.apache.maven.plugins:maven-dependency-plugin:3.11.0:copy"
                                + " -Dartifact=org.basil:pestle:1.0:exe:linux-x86_64 -DoutputDirectory=.");
        assertThat(machine.kept()).singleElement().satisfies(packages -> {
            assertThat(packages.resolve("library")).isDirectory();
            assertThat(packages.resolve("extra")).isRegularFile();
            assertThat(packages.resolve("bin/pestle-1.0")).isExecutable();
        });
        assertThat(outcome.out())
                .containsPattern("basil +basil is not installed\n")
                .containsPattern("basil-oil +missing; codecs that need it are refused\n")
                .containsPattern("library +not installed\n")
                .containsPattern("extra +missing; codecs that need it are refused\n")
                .containsPattern("mortar +missing; codecs that need it are refused\n")
                .contains("Commands to run:\n  " + UPDATE + "\n", "  basil-get all   (takes about two minutes)\n")
                .containsPattern("\\$ basil-get all   \\(takes about two minutes\\)\n  done in [0-9 mins]+\n")
                .endsWith("Basil is ready: 3.1.4.\n");
        assertThat(outcome.err()).isEmpty();

        assertASecondRunFindsEverythingAndRunsNothingUntilSomethingIsMissing();
    }

    private void assertASecondRunFindsEverythingAndRunsNothingUntilSomethingIsMissing() throws Exception {
        Outcome outcome = machine.setup("basil");

        assertThat(outcome.exitCode()).isZero();
        assertThat(machine.calls()).as("its version and libraries are known").containsOnly("id -u");
        assertThat(outcome.out())
                .containsPattern("basil +3\\.1\\.4\n")
                .containsPattern("basil-oil +1\\.2-3\n")
                .contains("in " + machine.kept().get(0))
                .endsWith("Basil is ready: 3.1.4.\n");

        machine.without("mortar");
        assertThat(machine.setup("basil", "--dry-run").out())
                .containsSubsequence(UPDATE, INSTALL + "mortar-tools")
                .doesNotContain("basil-make extra")
                .doesNotContain("basil-get all");
    }

    @Test
    void a_dry_run_shows_the_commands_and_runs_none() throws Exception {
        Outcome outcome = machine.setup("basil", "--dry-run");

        assertThat(outcome.exitCode()).isZero();
        assertThat(outcome.out()).contains("Commands to run:", INSTALL + "basil-core basil-get", "basil-get all");
        assertThat(machine.calls()).containsExactly(DPKG, "id -u");
        assertThat(machine.kept()).isEmpty();
    }

    @Test
    void without_yes_the_user_is_asked() throws Exception {
        machine.has(PACKAGES);
        machine.without("mvn");
        Outcome refused = machine.answering("no\n", "basil");
        Outcome silent = machine.answering("", "basil");
        assertThat(machine.calls()).containsOnly("basil --version", DPKG, "id -u");
        Outcome agreed = machine.answering("Y\n", "basil");

        assertThat(List.of(refused, silent)).allSatisfy(outcome -> {
            assertThat(outcome.exitCode()).isEqualTo(1);
            assertThat(outcome.out())
                    .contains("Run these commands? [y/N] ")
                    .endsWith("Nothing was done; --yes runs the commands without asking.\n");
        });
        assertThat(agreed.exitCode()).as(agreed.err()).isZero();
        assertThat(machine.kept()).hasSize(1);
    }

    @Tag("nightly")
    @Test
    void sudo_is_used_where_it_asks_for_no_password() throws Exception {
        machine.user(1000);
        machine.program("sudo", "shift; \"$@\"");
        machine.has("basil-make", "mortar-tools", "basil-oil");
        machine.without("mvn");

        Outcome outcome = machine.setup("basil", "-y");

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(machine.calls())
                .containsSubsequence(
                        "sudo -n true", "sudo -n " + UPDATE, "sudo -n " + INSTALL + "basil-core basil-get");
        assertThat(outcome.out()).contains("$ sudo -n " + UPDATE);
    }

    @Test
    void a_user_who_may_install_nothing_is_told_the_commands() throws Exception {
        machine.user(1000);
        machine.program("sudo", "exit 1");

        Outcome outcome = machine.setup("basil", "--yes");

        assertThat(outcome.exitCode()).isEqualTo(1);
        assertThat(outcome.err()).isEqualTo("""
                        wirecost: this user may not run apt-get without a password; run these commands by hand:
                        wirecost:   sudo apt-get update -q
                        wirecost:   sudo apt-get install -y -q --no-install-recommends basil-core basil-get
                        wirecost: then run this again: wirecost setup basil
                        """);
        assertThat(machine.calls()).doesNotContain(UPDATE, "basil-get all");
        assertThat(machine.kept()).isEmpty();
    }

    @Test
    void a_system_without_apt_is_told_what_is_missing() throws Exception {
        machine.without("apt-get");

        Outcome outcome = machine.setup("basil", "--yes");

        assertThat(outcome.exitCode()).isEqualTo(1);
        assertThat(outcome.err()).contains("basil is not installed", "basil-get is not installed", "has no apt-get");
    }

    @Tag("nightly")
    @Test
    void tools_that_cannot_be_had_keep_nothing_from_being_set_up() throws Exception {
        machine.program("basil", "echo 3.0.0");
        machine.program("basil-get", "mkdir library");
        machine.without("apt-get");
        machine.without("mvn");

        Outcome outcome = machine.setup("basil", "--yes");

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(outcome.out())
                .contains("Basil is ready: 3.0.0.\nMissing: basil-oil, extra, mortar")
                .contains("mortar, basil-oil: this system has no apt-get; install them by its own means")
                .contains("basil-make, which extra needs: this system has no apt-get; install them by its own means");
    }

    @Tag("nightly")
    @Test
    void a_part_that_cannot_be_made_is_one_line_and_is_made_by_the_next_attempt() throws Exception {
        machine.offer("basil-make", "basil-make", "echo 'no olives' >&2; exit 1");
        machine.has(PACKAGES);

        Outcome failed = machine.setup("basil", "--yes");

        assertThat(failed.exitCode()).as(failed.err()).isZero();
        assertThat(failed.out())
                .containsPattern("\n  basil-make ended with exit code 1; its last output: no olives;"
                        + " all of its output is in \\S+; not needed for a start\n")
                .contains("Basil is ready: 3.1.4.\nMissing: extra; codecs that need them are refused.\n");
        machine.program("basil-make", "touch extra");
        machine.calls();
        assertThat(machine.setup("basil", "--yes").out()).endsWith("Basil is ready: 3.1.4.\n");
        assertThat(machine.calls()).contains("basil-make extra").doesNotContain("basil-get all");
    }

    @Tag("nightly")
    @Test
    void a_tool_that_cannot_be_installed_is_said_and_gone_without() throws Exception {
        machine.program("basil", "echo 3.0.0");
        machine.program("basil-get", "mkdir library");
        machine.program("apt-get", "echo E: no such package; exit 100");

        Outcome outcome = machine.setup("basil", "--yes");

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(outcome.out())
                .contains("apt-get ended with exit code 100; its last output: E: no such package")
                .contains("Missing: basil-oil, extra, mortar");
        assertThat(machine.kept()).hasSize(1);
    }

    @Tag("nightly")
    @Test
    void a_version_that_stays_too_old_is_a_failure() throws Exception {
        machine.offer("basil-core", "basil", "echo 2.9.0");
        machine.has("basil-make", "mortar-tools", "basil-oil");

        Outcome outcome = machine.setup("basil", "--yes");

        assertThat(outcome.exitCode()).isEqualTo(1);
        assertThat(outcome.err())
                .isEqualTo("wirecost: basil 2.9.0 is too old: 3 or newer is needed; Basil is not ready\n");
        assertThat(machine.calls()).doesNotContain("basil-get all");
    }

    @Test
    void packages_that_fail_leave_nothing_behind() throws Exception {
        machine.offer("basil-get", "basil-get", "mkdir library; echo 'cannot compile' >&2; exit 3");
        machine.has(PACKAGES);

        Outcome outcome = machine.setup("basil", "--yes");

        assertThat(outcome.exitCode()).isEqualTo(1);
        assertThat(outcome.err())
                .matches("wirecost: basil-get ended with exit code 3; its last output: cannot compile;"
                        + " all of its output is in \\S+; Basil is not ready\n");
        assertThat(machine.kept()).isEmpty();
        try (Stream<Path> logs = Files.list(folder.resolve("cache/wirecost/setup"))) {
            assertThat(logs).hasSize(1);
        }
    }

    @Test
    void a_runtime_has_to_be_named() throws Exception {
        assertThat(machine.setup().err())
                .isEqualTo("wirecost: missing RUNTIME: expected basil\nSee: wirecost setup --help\n");
        assertThat(machine.setup().exitCode()).isEqualTo(2);
        assertThat(machine.setup("basl"))
                .isEqualTo(new Outcome(2, "", "wirecost: RUNTIME basl: expected basil; did you mean \"basil\"?\n"));
    }

    @Test
    void times_are_said_in_minutes_and_seconds() {
        assertThat(RuntimeSetup.words(Duration.ofMillis(3))).isEqualTo("1 s");
        assertThat(RuntimeSetup.words(Duration.ofSeconds(59))).isEqualTo("59 s");
        assertThat(RuntimeSetup.words(Duration.ofSeconds(138))).isEqualTo("2 min 18 s");
    }
}
