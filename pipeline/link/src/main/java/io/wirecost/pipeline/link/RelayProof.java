package io.wirecost.pipeline.link;

import io.wirecost.core.run.Link;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;

/**
 * Checks whether a relay on this machine, now, keeps the rate and the delay of a link. The check comes before each use:
 * a figure that was measured through a wrong link would be worth nothing.
 *
 * <p>A proof takes about a second. One transfer in each direction, as large as goes through in 0.2 s (64 MB at most),
 * has to take its ideal time, within 5 %. Round trips of 4 KB have to do the same; their bound is raised by twice their
 * time through the same relay unshaped. At 200 Mbit/s 4 KB take 164 microseconds. To wake the threads at both ends
 * takes about as long, and so does a thread that waits for the bytes' time. {@link Promise} says why the best of ten
 * attempts counts.
 *
 * <p>The machine is proven idle. Their measured times show whether it can hold three links while services and a broker
 * are at work: a relay that gets no processor is late, never too fast.
 */
public final class RelayProof {
    private static final double TRANSFER_SECONDS = 0.2;
    private static final int LEAST_BYTES = 256;
    private static final int MOST_BYTES = 64 << 20;
    private static final int PING_BYTES = 4096;
    private static final double PINGS_SECONDS = 0.15;
    private static final int MOST_PINGS = 100;
    private static final int UNSHAPED_PINGS = 200;

    /** A thread that waits for a time is woken in each direction, as one is in each of an unshaped round trip. */
    private static final int WAKE_UPS = 2;

    private static final double NANOS_PER_SECOND = 1e9;
    private static final int BITS_PER_BYTE = 8;

    private final Link link;
    private final TimedConnection connection;

    private RelayProof(Link link, TimedConnection connection) {
        this.link = link;
        this.connection = connection;
    }

    /**
     * @return why this link cannot be had here, and what to do; empty if it can
     * @throws IOException if no bytes get through a relay at all
     */
    public static Optional<String> refusalReason(Link link) throws IOException, InterruptedException {
        if (!link.isShaped()) {
            return Optional.empty();
        }
        try (ProofRig rig = ProofRig.open();
                TimedConnection connection = rig.connect()) {
            return new RelayProof(link, connection).brokenOn(rig).map(reason -> refusal(link, reason));
        }
    }

    private static String refusal(Link link, String reason) {
        return "a relay on this machine cannot be a link of " + link.label() + ": " + reason
                + "; stop other programs here, or ask for a lower rate"
                + (link.delayNanos() > 0 ? " or a shorter delay" : "");
    }

    private Optional<String> brokenOn(ProofRig rig) throws IOException, InterruptedException {
        int pingBytes = Math.min(PING_BYTES, transferBytes());
        long unshapedNanos = connection.roundTrip(UNSHAPED_PINGS, pingBytes);
        rig.shape(link);
        Optional<String> broken = brokenRoundTrip(pingBytes, unshapedNanos);
        return broken.isEmpty() && link.bitsPerSecond().isPresent() ? brokenTransfer() : broken;
    }

    private Optional<String> brokenRoundTrip(int bytes, long unshapedNanos) throws IOException, InterruptedException {
        long idealNanos = 2 * idealNanos(bytes);
        int count = (int) Math.max(1, Math.min(MOST_PINGS, PINGS_SECONDS * NANOS_PER_SECOND / idealNanos));
        return new Promise("a round trip of " + size(bytes), idealNanos, WAKE_UPS * unshapedNanos)
                .brokenBy(() -> connection.roundTrip(count, bytes));
    }

    private Optional<String> brokenTransfer() throws IOException, InterruptedException {
        int bytes = transferBytes();
        Optional<String> there = transfer(bytes, "to").brokenBy(() -> connection.there(bytes));
        return there.isPresent() ? there : transfer(bytes, "from").brokenBy(() -> connection.back(bytes));
    }

    private Promise transfer(int bytes, String direction) {
        return new Promise(size(bytes) + " " + direction + " a server", idealNanos(bytes), 0);
    }

    private int transferBytes() {
        return link.bitsPerSecond()
                .map(rate -> (int) Math.max(LEAST_BYTES, Math.min(MOST_BYTES, rate * TRANSFER_SECONDS / BITS_PER_BYTE)))
                .orElse(MOST_BYTES);
    }

    private long idealNanos(int bytes) {
        return new Shaper(link).arrivalNanos(0, bytes);
    }

    private static String size(int bytes) {
        return bytes < 1 << 20
                ? String.format(Locale.ROOT, "%d bytes", bytes)
                : String.format(Locale.ROOT, "%.1f MB", bytes / (double) (1 << 20));
    }
}
