package io.wirecost.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.robustness.Damaged;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;

/**
 * What a reader of ours owes for damaged bytes: it reads them, or refuses them by the error that it documents, with a message for
 * people, in little memory and in little processor time.
 */
final class Endurance {
    private static final com.sun.management.ThreadMXBean THREADS =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** More than any reading needs, also by a JVM that does not optimize: a reading that takes it does not end. */
    private static final long MOST_PROCESSOR_NANOS = TimeUnit.SECONDS.toNanos(20);

    /** Beside what undamaged bytes need, times a factor for messages of errors. */
    private static final long MOST_BYTES = 96L << 20;

    private static final int TIMES_USUAL = 20;

    /** For long inputs: SnakeYAML copies what it has of a long text for each part of it that it reads. */
    private static final long MOST_BYTES_PER_BYTE = 4_000;

    private static final int SHOWN_BYTES = 100;
    private static final int SHOWN_FINDINGS = 10;

    /** The name of a class of exceptions is no message. */
    private static final Pattern CLASS_NAME = Pattern.compile("[a-z]+(\\.[a-z]+)+\\.[A-Z]\\w*(Exception|Error)");

    /** A reading of bytes. */
    @FunctionalInterface
    interface Reading {
        void read(byte[] bytes) throws Exception;
    }

    private final Class<? extends Exception> documented;

    /** @param documented the error by which bytes are refused */
    Endurance(Class<? extends Exception> documented) {
        this.documented = documented;
    }

    /**
     * Fails unless a reading endures damaged bytes.
     *
     * @param whole bytes that it has to read
     * @param damages of these
     */
    void require(Reading reading, byte[] whole, List<Damaged> damages) throws Exception {
        ExecutorService thread = Executors.newSingleThreadExecutor(Endurance::daemon);
        List<String> findings = new ArrayList<>();
        try {
            long id = thread.submit(() -> Thread.currentThread().getId()).get();
            attempt(reading, whole, thread); // loads classes
            Attempt usual = attempt(reading, whole, thread);
            assertThat(usual.error()).as("undamaged bytes").isEmpty();
            long mostBytes = MOST_BYTES + TIMES_USUAL * usual.allocatedBytes();
            for (Damaged damage : damages) {
                finding(
                                watched(reading, damage.bytes(), thread, id),
                                mostBytes + MOST_BYTES_PER_BYTE * damage.bytes().length)
                        .ifPresent(finding -> findings.add(finding + ": " + shown(damage)));
                assertThat(findings).as("%d damages", damages.size()).hasSizeLessThan(SHOWN_FINDINGS);
            }
        } finally {
            thread.shutdownNow();
        }
        assertThat(findings).isEmpty();
    }

    private static String shown(Damaged damage) {
        byte[] bytes = damage.bytes();
        return "%s, %d bytes: %s"
                .formatted(
                        damage.given(),
                        bytes.length,
                        HexFormat.of().formatHex(bytes, 0, Math.min(SHOWN_BYTES, bytes.length)));
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "reader");
        thread.setDaemon(true); // one that hangs is left behind
        return thread;
    }

    private Optional<String> finding(Optional<Attempt> attempt, long mostBytes) {
        if (attempt.isEmpty()) {
            return Optional.of("it does not end");
        } else if (attempt.get().allocatedBytes() > mostBytes) {
            return Optional.of("it allocates %,d bytes".formatted(attempt.get().allocatedBytes()));
        }
        return attempt.get().error().filter(error -> !isAllowed(error)).map(Endurance::told);
    }

    private boolean isAllowed(Throwable error) {
        return documented.isInstance(error)
                && error.getMessage() != null
                && !error.getMessage().isBlank()
                && !CLASS_NAME.matcher(error.getMessage()).find();
    }

    private static String told(Throwable error) {
        StackTraceElement[] trace = error.getStackTrace();
        return error + (trace.length == 0 ? "" : " at " + trace[0]);
    }

    private record Attempt(Optional<Throwable> error, long allocatedBytes) {}

    private static Attempt attempt(Reading reading, byte[] bytes, ExecutorService thread) throws Exception {
        return submitted(reading, bytes, thread).get();
    }

    private static Future<Attempt> submitted(Reading reading, byte[] bytes, ExecutorService thread) {
        return thread.submit(() -> {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            Optional<Throwable> error = Optional.empty();
            try {
                reading.read(bytes);
            } catch (Throwable e) { // also of what the JVM lacks
                error = Optional.of(e);
            }
            return new Attempt(error, THREADS.getCurrentThreadAllocatedBytes() - before);
        });
    }

    /** Empty for a reading that does not end. */
    private static Optional<Attempt> watched(Reading reading, byte[] bytes, ExecutorService thread, long id)
            throws InterruptedException, ExecutionException {
        long end = THREADS.getThreadCpuTime(id) + MOST_PROCESSOR_NANOS;
        Future<Attempt> attempt = submitted(reading, bytes, thread);
        while (THREADS.getThreadCpuTime(id) < end) {
            try {
                return Optional.of(attempt.get(1, TimeUnit.SECONDS));
            } catch (TimeoutException e) {
                // still at work
            }
        }
        return Optional.empty();
    }
}
