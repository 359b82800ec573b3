package io.wirecost.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MachineProbeTest {
    @TempDir
    private Path root;

    @Test
    void available_memory_and_governors_are_read_from_the_systems_files() throws Exception {
        write("proc/meminfo", "MemTotal:  100 kB\nMemFree:  1 kB\nMemAvailable:   2048 kB\n");
        write("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", "powersave\n");
        write("sys/devices/system/cpu/cpu1/cpufreq/scaling_governor", "performance\n");
        write("sys/devices/system/cpu/cpu2/cpufreq/scaling_governor", "powersave\n");
        write("sys/devices/system/cpu/online", "0-2");

        MachineProbe probe = new MachineProbe(root);

        assertThat(probe.availableBytes()).hasValue(2048 * 1024);
        assertThat(probe.governors()).containsExactly("performance", "powersave");
    }

    @Test
    void a_system_without_these_files_tells_nothing() throws Exception {
        MachineProbe probe = new MachineProbe(root);

        assertThat(probe.availableBytes()).isEmpty();
        assertThat(probe.governors()).isEmpty();
    }

    @Test
    void a_folder_that_is_not_there_yet_is_judged_by_the_one_above() throws Exception {
        Path later = root.resolve("not/there/yet");
        Machine.Folder folder = MachineProbe.folder("cached code", later);

        assertThat(folder.path()).isEqualTo(later);
        assertThat(folder.writable()).isTrue();
        assertThat(folder.freeBytes()).isPositive();
    }

    @Test
    void what_lies_below_a_file_cannot_be_written() throws Exception {
        write("file", "");
        assertThat(MachineProbe.folder("x", root.resolve("file/below")).writable())
                .isFalse();
    }

    private void write(String name, String content) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
    }
}
