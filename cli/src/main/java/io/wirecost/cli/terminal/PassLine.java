package io.wirecost.cli.terminal;

import io.wirecost.inference.PassListener;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;

/** Shows on a terminal how far a pass over records is. Elsewhere, and for a second, it shows nothing. */
public final class PassLine implements PassListener, AutoCloseable {
    private static final Duration FIRST = Duration.ofSeconds(1);
    private static final Duration BETWEEN = Duration.ofMillis(200);

    private final PrintWriter out;
    private final boolean live;
    private String pass = "";
    private Instant begun = Instant.MIN;
    private Instant shown = Instant.MIN;

    public PassLine(PrintWriter out, boolean live) {
        this.out = out;
        this.live = live;
    }

    @Override
    public void read(String pass, long bytesRead, long totalBytes) {
        Instant now = Instant.now();
        if (!pass.equals(this.pass)) {
            this.pass = pass;
            begun = now;
        }
        if (live && bytesRead > 0 && now.isAfter(begun.plus(FIRST)) && now.isAfter(shown.plus(BETWEEN))) {
            shown = now;
            Duration left = Duration.between(begun, now)
                    .multipliedBy(totalBytes - bytesRead)
                    .dividedBy(bytesRead);
            out.print(
                    "\r\u001b[K%s: %d %% · %d s left".formatted(pass, 100 * bytesRead / totalBytes, left.toSeconds()));
            out.flush();
        }
    }

    @Override
    public void close() {
        if (live) {
            out.print("\r\u001b[K");
            out.flush();
        }
    }
}
