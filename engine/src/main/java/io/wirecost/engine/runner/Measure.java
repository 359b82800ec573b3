package io.wirecost.engine.runner;

import java.util.Locale;

/** A kind of figures that a run may be asked for. Every record is proven in any case. */
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
}
