package io.wirecost.pipeline.broker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.kafka.common.utils.Exit;
import org.apache.kafka.common.utils.Utils;

/**
 * The one end of this process. The first thread to ask decides how it ends, and the others wait for it. Otherwise a
 * Kafka whose folder is being deleted would end the process itself, before everything is deleted.
 */
final class Departure {
    private static final int ATTEMPTS = 200;
    private static final long PAUSE_MILLIS = 10;

    private final Path data;
    private final AtomicBoolean begun = new AtomicBoolean();

    /** @param data deleted at every end that this process knows of */
    Departure(Path data) {
        this.data = data;
    }

    /** Puts itself between Kafka and the end of the process, and before an end by a signal. */
    void guard() {
        Exit.setExitProcedure((exitCode, message) -> leave(exitCode));
        Exit.setHaltProcedure((exitCode, message) -> leave(exitCode));
        Runtime.getRuntime().addShutdownHook(new Thread(this::clearUpAfterSignal, "wirecost clean-up"));
    }

    /** Deletes the data and these folders, with everything in them, and ends the process. Does not return. */
    void leave(int exitCode, Path... folders) {
        if (begun.compareAndSet(false, true)) {
            delete(data);
            for (Path folder : folders) {
                delete(folder);
            }
            Runtime.getRuntime().halt(exitCode);
        }
        waitForever();
    }

    private void clearUpAfterSignal() {
        if (begun.compareAndSet(false, true)) {
            delete(data);
        }
    }

    /** Others may still be writing there, and have to be outrun. */
    private static void delete(Path folder) {
        for (int attempt = 0; attempt < ATTEMPTS && Files.exists(folder); attempt++) {
            try {
                Utils.delete(folder.toFile());
            } catch (IOException e) {
                pause();
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            // the process ends in any case
        }
    }

    private static void waitForever() {
        CountDownLatch never = new CountDownLatch(1);
        while (true) {
            try {
                never.await();
            } catch (InterruptedException e) {
                // nothing can change what has been decided
            }
        }
    }
}
