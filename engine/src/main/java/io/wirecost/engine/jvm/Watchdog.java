package io.wirecost.engine.jvm;

import io.wirecost.harness.fork.Heartbeat;
import io.wirecost.process.HungException;
import io.wirecost.process.Vigil;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Kills a measuring JVM that is hung. JMH starts that JVM, so it is known only as this process's new child. */
final class Watchdog implements AutoCloseable {
    private final Path heartbeat;
    private final Vigil vigil;
    private final Set<Long> strangers;
    private final Thread thread = new Thread(this::watch, "wirecost watchdog");
    private volatile Optional<String> bite = Optional.empty();

    /** @param heartbeat file in which the next child that this process starts will beat */
    Watchdog(Path heartbeat, Duration patience) {
        this.heartbeat = heartbeat;
        this.vigil = new Vigil(patience, this::measuring);
        this.strangers =
                ProcessHandle.current().children().map(ProcessHandle::pid).collect(Collectors.toSet());
        thread.setDaemon(true);
        thread.start();
    }

    /** Returns how the process was hung that the watchdog had to kill; empty if it had not to. */
    Optional<String> bite() {
        return bite;
    }

    @Override
    public void close() {
        thread.interrupt();
    }

    private void watch() {
        long beats = 0;
        try {
            while (true) {
                TimeUnit.NANOSECONDS.sleep(vigil.intervalNanos());
                long now = Heartbeat.count(heartbeat);
                if (now != beats || measuring().findAny().isEmpty()) {
                    vigil.progress(); // without a process it is JMH that has to go on
                } else {
                    vigil.look();
                }
                beats = now;
            }
        } catch (HungException e) {
            bite = Optional.of(e.getMessage());
            kill();
        } catch (InterruptedException | IOException e) {
            // the fork is over, or its files are gone because the run is
        }
    }

    private Stream<ProcessHandle> measuring() {
        return ProcessHandle.current().children().filter(child -> !strangers.contains(child.pid()));
    }

    private void kill() {
        measuring().forEach(child -> {
            child.descendants().forEach(ProcessHandle::destroyForcibly);
            child.destroyForcibly();
        });
    }
}
