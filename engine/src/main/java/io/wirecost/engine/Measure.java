package io.wirecost.engine;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a run is asked to find out. Every record is proven in any case. */
public enum Measure {
    /** Encoded bytes of every record. */
    SIZE,
    /** Time and allocated bytes per operation. */
    SPEED,
    /** Time through three services around Kafka. */
    PIPELINE;

    /** The name on the command line. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Measure> byLabel(String label) {
        return Arrays.stream(values()).filter(m -> m.label().equals(label)).findFirst();
    }
}
