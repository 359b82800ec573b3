package io.wirecost.engine.witness;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.OperatingSystemMXBean;
import io.wirecost.process.Child;
import io.wirecost.process.Command;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class OwnTicksTest {
    private static final Path ACCOUNT = Path.of("/proc/self/stat");

    /** Linux tells programs of ticks of this length, whatever its own are. */
    private static final double TICK_SECONDS = 0.01;

    @TempDir
    private Path folder;

    @Test
    void times_of_the_process_and_of_its_children_are_added_up() {
        assertThat(OwnTicks.parse("7 (java) S 1 7 7 0 -1 4194304 900 800 0 0 1000 200 30 4 20 0 17 0\n"))
                .contains(1_234L);
    }

    @Test
    void a_name_with_blanks_and_brackets_moves_nothing() {
        assertThat(OwnTicks.parse("7 (a) 9 (b c) S 1 7 7 0 -1 4194304 900 800 0 0 1000 200 30 4 20 0"))
                .contains(1_234L);
    }

    @Test
    void a_text_of_something_else_tells_nothing() {
        assertThat(OwnTicks.parse("")).isEmpty();
        assertThat(OwnTicks.parse("7 (java) S 1 7")).isEmpty();
        assertThat(OwnTicks.in(folder.resolve("stat"))).isEmpty();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void a_child_that_was_waited_for_is_ones_own() throws Exception {
        double before = secondsOfChildren();
        Command loop = new Command(
                List.of("sh", "-c", "i=0; while [ $i -lt 500000 ]; do i=$((i+1)); done"), Duration.ofMinutes(1));

        assertThat(loop.run().isSuccess()).isTrue();
        assertThat(secondsOfChildren() - before).isGreaterThan(0.1);
    }

    /** A process with much memory does not die in a moment. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void a_worker_that_was_closed_is_ones_own_at_once() throws Exception {
        Path source = Files.writeString(folder.resolve("Worker.java"), """
                class Worker {
                    public static void main(String[] args) throws Exception {
                        System.out.println("done");
                        System.in.read();
                    }
                }
                """);
        double before = secondsOfChildren();
        Child worker = Child.start(
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xms512m",
                        "-XX:+UseSerialGC",
                        "-XX:+AlwaysPreTouch",
                        source.toString()),
                folder.resolve("errors"));

        assertThat(worker.answers(Optional::of).next(Duration.ofMinutes(1))).contains("done");
        worker.close();

        assertThat(secondsOfChildren() - before).isGreaterThan(0.1);
    }

    /** Processor time, all of it without that of this process itself. */
    private static double secondsOfChildren() {
        OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        return OwnTicks.in(ACCOUNT).orElseThrow() * TICK_SECONDS - system.getProcessCpuTime() / 1e9;
    }
}
