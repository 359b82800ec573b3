package io.wirecost.engine.jvm;

import io.wirecost.harness.fork.Heartbeat;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.stream.Collectors;

/** Kills a measuring JVM whose heart has stopped. JMH starts that JVM, so it is known only as this process's new child. */
final class Watchdog implements AutoCloseable {
    private static final long LOOK_MILLIS = 100;

    private final Path heartbeat;
    private final long patienceNanos;
    private final Set<Long> strangers;
    private final Thread thread = new Thread(this::watch, "wirecost watchdog");
    private volatile boolean bitten;

    /** @param heartbeat file in which the next child that this process starts will beat */
    Watchdog(Path heartbeat, Duration patience) {
        this.heartbeat = heartbeat;
        this.patienceNanos = patience.toNanos();
        this.strangers =
                ProcessHandle.current().children().map(ProcessHandle::pid).collect(Collectors.toSet());
        thread.setDaemon(true);
        thread.start();
    }

    /** Returns whether the watchdog had to kill the process. */
    boolean hasBitten() {
        return bitten;
    }

    @Override
    public void close() {
        thread.interrupt();
    }

    private void watch() {
        long beats = 0;
        long lastBeat = System.nanoTime();
        try {
            while (!bitten) {
                Thread.sleep(LOOK_MILLIS);
                long now = Heartbeat.count(heartbeat);
                if (now != beats) {
                    beats = now;
                    lastBeat = System.nanoTime();
                } else if (System.nanoTime() - lastBeat > patienceNanos) {
                    bitten = true;
                    kill();
                }
            }
        } catch (InterruptedException | IOException e) {
            // the fork is over, or its files are gone because the run is
        }
    }

    private void kill() {
        ProcessHandle.current()
                .children()
                .filter(child -> !strangers.contains(child.pid()))
                .forEach(child -> {
                    child.descendants().forEach(ProcessHandle::destroyForcibly);
                    child.destroyForcibly();
                });
    }
}
