package io.wirecost.process;

import java.time.Duration;

/** A process is hung. The message says how this shows, e.g. {@code no progress and no work for 30 s}. */
public final class HungException extends Exception {
    private static final long serialVersionUID = 1;

    private HungException(String how, Duration timeout) {
        super(how.formatted(Math.max(1, timeout.toSeconds())));
    }

    static HungException busy(Duration timeout) {
        return new HungException("no progress in %d s of processor time", timeout);
    }

    static HungException idle(Duration timeout) {
        return new HungException("no progress and no work for %d s", timeout);
    }
}
