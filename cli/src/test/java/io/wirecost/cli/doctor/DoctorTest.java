package io.wirecost.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.cli.doctor.Finding.State;
import io.wirecost.cli.doctor.Machine.Folder;
import io.wirecost.cli.doctor.Machine.OtherRuntime;
import io.wirecost.cli.doctor.Machine.Tool;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DoctorTest {
    private static final long MIB = 1 << 20;

    private Machine.Java java = new Machine.Java("17.0.15", Path.of("/jdk"), true);
    private Machine.Maven maven = new Machine.Maven(true, Optional.of("3.8.7"));
    private long availableBytes = 8192 * MIB;
    private int cores = 4;
    private List<String> governors = List.of("performance");
    private double load = 0.3;
    private Folder folder = new Folder("temporary files", Path.of("/tmp"), true, 8192 * MIB);
    private Tool tool = new Tool("protoc", Optional.of("protoc-4.36.1"), List.of("protobuf-java"));
    private OtherRuntime runtime =
            new OtherRuntime("Node.js", "v20.20.2, packages in /p", true, List.of(), "wirecost setup node");

    @Test
    void a_fit_machine_has_nothing_to_do() {
        assertThat(findings()).hasSize(10).allSatisfy(finding -> {
            assertThat(finding.state()).isEqualTo(State.OK);
            assertThat(finding.remedy()).isEmpty();
        });
        assertThat(find("protoc").found()).isEqualTo("protoc-4.36.1 for linux-x86_64");
    }

    @Test
    void a_runtime_without_compiler_blocks_and_says_what_to_install() {
        java = new Machine.Java("17.0.15", Path.of("/jre"), false);
        assertThat(find("JDK").state()).isEqualTo(State.BLOCKED);
        assertThat(find("JDK").remedy().orElseThrow()).contains("install a JDK 17", "JAVA_HOME");
    }

    @Test
    void maven_is_missed_by_those_who_build_only() {
        maven = new Machine.Maven(true, Optional.empty());
        assertThat(find("Maven").state()).isEqualTo(State.ADVICE);
        maven = new Machine.Maven(false, Optional.empty());
        assertThat(find("Maven").state()).isEqualTo(State.OK);
    }

    @ParameterizedTest
    @CsvSource({"900, BLOCKED", "3000, ADVICE", "4000, OK"})
    void memory_must_hold_a_measuring_jvm_and_should_hold_the_pipeline(long mebibytes, State state) {
        availableBytes = mebibytes * MIB;
        assertThat(find("memory").state()).isEqualTo(state);
    }

    @Test
    void one_core_is_noisy() {
        cores = 1;
        assertThat(find("cores").state()).isEqualTo(State.ADVICE);
    }

    @Test
    void a_governor_that_changes_the_frequency_is_named_with_the_command_to_fix_it() {
        governors = List.of("performance", "powersave");
        assertThat(find("CPU governor").found()).isEqualTo("performance, powersave");
        assertThat(find("CPU governor").remedy().orElseThrow()).contains("cpupower frequency-set -g performance");
        governors = List.of();
        assertThat(find("CPU governor").state()).isEqualTo(State.OK);
    }

    @ParameterizedTest
    @CsvSource({"1.0, OK", "1.1, ADVICE"})
    void a_busy_machine_should_be_left_to_calm_down(double processes, State state) {
        load = processes;
        assertThat(find("load").state()).isEqualTo(state);
    }

    @ParameterizedTest
    @CsvSource({"true, 99, BLOCKED", "true, 500, ADVICE", "true, 2000, OK", "false, 2000, BLOCKED"})
    void folders_must_be_writable_and_have_space(boolean writable, long mebibytes, State state) {
        folder = new Folder("temporary files", Path.of("/tmp"), writable, mebibytes * MIB);
        assertThat(find("temporary files").state()).isEqualTo(state);
    }

    @Test
    void a_tool_that_the_platform_lacks_names_the_codecs_that_are_refused() {
        tool = new Tool("flatc", Optional.empty(), List.of("flatbuffers"));
        assertThat(find("flatc").state()).isEqualTo(State.ADVICE);
        assertThat(find("flatc").found()).isEqualTo("none for linux-x86_64");
        assertThat(find("flatc").remedy().orElseThrow()).endsWith("refused here: flatbuffers");
    }

    @Test
    void a_runtime_that_is_not_set_up_keeps_nothing_else_from_being_measured() {
        runtime = new OtherRuntime("Node.js", "node is not installed", false, List.of("flatc"), "wirecost setup node");
        assertThat(find("Node.js").state()).isEqualTo(State.ADVICE);
        assertThat(find("Node.js").found()).isEqualTo("node is not installed");
        assertThat(find("Node.js").remedy()).hasValue("its codecs are left out; to have them: wirecost setup node");
    }

    @Test
    void a_runtime_that_lacks_tools_says_which() {
        runtime = new OtherRuntime("Node.js", "v20.20.2", true, List.of("flatc", "thrift"), "wirecost setup node");
        assertThat(find("Node.js").state()).isEqualTo(State.ADVICE);
        assertThat(find("Node.js").found()).isEqualTo("v20.20.2; no flatc, thrift");
        assertThat(find("Node.js").remedy())
                .hasValue("codecs that need them are refused; to have them: wirecost setup node");
    }

    private Finding find(String subject) {
        return findings().stream()
                .filter(finding -> finding.subject().equals(subject))
                .findFirst()
                .orElseThrow();
    }

    private List<Finding> findings() {
        return Doctor.examine(new Machine(
                "linux-x86_64",
                java,
                maven,
                16384 * MIB,
                OptionalLong.of(availableBytes),
                cores,
                governors,
                OptionalDouble.of(load),
                40 * MIB,
                List.of(folder),
                List.of(tool),
                List.of(runtime)));
    }
}
