package io.wirecost.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Reads what the threads of processes have got of the processors. Linux tells it of each thread. Other systems tell it of
 * whole processes; there a process counts as one thread that never waits for a processor.
 */
final class Threads {
    private static final Path PROC = Path.of("/proc");
    private static final boolean ARE_TOLD = areTold();

    /** Of a process that has just ended. */
    private static final String[] NO_THREADS = {};

    private Threads() {}

    private static boolean areTold() {
        try {
            return read(PROC.resolve("self")).queuedNanos() > 0;
        } catch (IOException e) {
            return false;
        }
    }

    /** Returns the usage of all living threads by their number, which is a process's number where only that is told. */
    static Map<Long, ThreadUsage> of(Stream<ProcessHandle> processes) {
        Map<Long, ThreadUsage> usages = new HashMap<>();
        processes.forEach(process -> {
            if (ARE_TOLD) {
                add(process.pid(), usages);
            } else {
                long worked =
                        process.info().totalCpuDuration().map(Duration::toNanos).orElse(0L);
                usages.put(process.pid(), new ThreadUsage(worked, 0, false));
            }
        });
        return usages;
    }

    private static void add(long pid, Map<Long, ThreadUsage> usages) {
        Path folder = PROC.resolve(pid + "/task");
        String[] threads = folder.toFile().list();
        for (String thread : threads == null ? NO_THREADS : threads) {
            try {
                usages.put(Long.parseLong(thread), read(folder.resolve(thread)));
            } catch (IOException e) {
                // it has just ended
            }
        }
    }

    private static ThreadUsage read(Path thread) throws IOException {
        String[] got = Files.readString(thread.resolve("schedstat")).split(" "); // on a processor, in its queue, turns
        String stat = Files.readString(thread.resolve("stat")); // number, (name), state, …
        boolean canRun = stat.startsWith(") R ", stat.lastIndexOf(')'));
        return new ThreadUsage(Long.parseLong(got[0]), Long.parseLong(got[1]), canRun);
    }
}
