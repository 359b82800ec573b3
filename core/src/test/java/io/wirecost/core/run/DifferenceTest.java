package io.wirecost.core.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DifferenceTest {
    private static final long GIB = 1L << 30;
    private static final Environment HERE = machine("CPU A", 4, 16 * GIB, "17.0.15");

    @Test
    void a_machine_does_not_differ_from_itself_though_its_memory_changes_a_little() {
        Environment rebooted = machine("CPU A", 4, 16 * GIB - (64 << 20), "17.0.15");

        assertThat(HERE.machineDifferences(rebooted)).isEmpty();
        assertThat(HERE.systemDifferences(rebooted)).isEmpty();
    }

    @Test
    void another_processor_count_or_memory_is_another_machine() {
        assertThat(HERE.machineDifferences(machine("CPU B", 8, 32 * GIB, "17.0.15")))
                .containsExactly(
                        new Difference("processor", "CPU A", "CPU B"),
                        new Difference("cores", "4", "8"),
                        new Difference("memory in bytes", "17179869184", "34359738368"));
    }

    @Test
    void another_jvm_is_no_other_machine() {
        Environment updated = machine("CPU A", 4, 16 * GIB, "21.0.2");

        assertThat(HERE.machineDifferences(updated)).isEmpty();
        assertThat(HERE.systemDifferences(updated)).containsExactly(new Difference("JVM", "17.0.15", "21.0.2"));
    }

    @Test
    void other_data_are_told_by_name_seed_and_checksums() {
        Run.Data data = new Run.Data("orders", "text", "aa", "bb", Optional.of(1L), List.of());
        Run.Data other = new Run.Data("orders", "text", "aa", "cc", Optional.empty(), List.of());

        assertThat(data.differences(data)).isEmpty();
        assertThat(data.differences(other))
                .containsExactly(
                        new Difference("seed", "1", "none"), new Difference("checksum of the dataset", "bb", "cc"));
    }

    @Test
    void codecs_differ_by_version_and_by_being_there() {
        assertThat(Run.codecDifferences(
                        List.of(codec("a", "1"), codec("b", "1"), codec("c", "1")),
                        List.of(codec("c", "1"), codec("b", "2"), codec("d", "1"))))
                .containsExactly(
                        new Difference("codec a", "org.example:a 1, pure Java", "not there"),
                        new Difference("codec b", "org.example:b 1, pure Java", "org.example:b 2, pure Java"),
                        new Difference("codec d", "not there", "org.example:d 1, pure Java"));
    }

    @Test
    void a_codec_of_another_runtime_is_another_codec_though_it_has_the_same_name() {
        assertThat(Run.codecDifferences(List.of(codec("a", "1")), List.of(codec("a", "1"), codec("node", "a", "2"))))
                .containsExactly(new Difference("codec a (node)", "not there", "org.example:a 2, pure Java"));
    }

    @Test
    void a_runtime_that_one_run_does_without_is_no_difference() {
        List<RuntimeInfo> runtimes = new ArrayList<>(HERE.runtimes());
        runtimes.add(new RuntimeInfo("node", "Node.js", "20", ""));

        assertThat(HERE.systemDifferences(new Environment(HERE.machine(), runtimes)))
                .isEmpty();
    }

    private static Environment machine(String cpu, int cores, long memoryBytes, String jvm) {
        return new Environment(
                new MachineInfo("Linux", "amd64", cpu, cores, memoryBytes),
                List.of(new RuntimeInfo("jvm", "JVM", jvm, "-Xmx512m")));
    }

    private static CodecInfo codec(String name, String version) {
        return codec(CodecId.JVM, name, version);
    }

    private static CodecInfo codec(String runtime, String name, String version) {
        return new CodecInfo(
                runtime,
                name,
                Optional.empty(),
                "F",
                "",
                Family.TEXT,
                "java",
                "org.example:" + name,
                version,
                "pure Java",
                Set.of(),
                Set.of());
    }
}
