package io.wirecost.harness.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

class ProcessorClockTest {
    private static final Path TASKS = Path.of("/proc/self/task");
    private static final long A_WHILE_NANOS = 400_000_000;
    private static final long LONG_BESIDE_READINGS_NANOS = 1_500_000_000;

    @Test
    void the_clock_goes_on_in_steps_below_a_tenth_of_a_millisecond() {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 1_000; i++) {
            long before = ProcessorClock.ofThisThread();
            long after = before;
            while (after == before) {
                after = ProcessorClock.ofThisThread();
            }
            least = Math.min(least, after - before);
        }

        assertThat(least).isLessThan(100_000);
    }

    @Test
    void what_a_thread_has_used_is_not_forgotten_when_it_ends() throws Exception {
        ProcessorClock clock = new ProcessorClock();
        Thread busy = new Thread(() -> spin(A_WHILE_NANOS / 4));
        JvmUsage before = clock.now();
        busy.start();
        spin(A_WHILE_NANOS / 8);
        clock.now();
        busy.join();
        spin(A_WHILE_NANOS / 8);

        assertThat(clock.now().since(before).ownNanos()).isGreaterThan(A_WHILE_NANOS / 4);
    }

    @Test
    void all_threads_together_have_used_what_the_kernel_says() throws Exception {
        Assumptions.assumeTrue(Files.isDirectory(TASKS), "only Linux tells it");
        ProcessorClock clock = new ProcessorClock();
        for (int i = 0; i < 20; i++) { // a first reading takes far longer than a further one
            clock.now();
            ofTheKernel();
        }
        JvmUsage before = clock.now();
        long kernelBefore = ofTheKernel();
        spin(LONG_BESIDE_READINGS_NANOS);
        long kernel = ofTheKernel() - kernelBefore;
        JvmUsage used = clock.now().since(before);

        assertThat((double) (used.ownNanos() + used.compilerNanos()) / kernel).isBetween(0.98, 1.02);
    }

    private static void spin(long nanos) {
        long start = ProcessorClock.ofThisThread();
        while (ProcessorClock.ofThisThread() - start < nanos) {
            Thread.onSpinWait();
        }
    }

    /** Nanoseconds of all threads that live. */
    private static long ofTheKernel() throws IOException {
        long sum = 0;
        try (Stream<Path> tasks = Files.list(TASKS)) {
            for (Path task : tasks.toList()) {
                sum += Long.parseLong(
                        Files.readString(task.resolve("schedstat")).split(" ")[0]);
            }
        }
        return sum;
    }
}
