package io.wirecost.engine.runner;

import io.wirecost.core.codec.Direction;
import java.util.Locale;

/** A kind of figures that a run may be asked for. Every record is proven in any case. */
public enum Measure {
    /** Encoded bytes of every record. */
    SIZE,
    /** Time and allocated bytes per operation. */
    SPEED,
    /** Time through three services around Kafka. */
    PIPELINE,
    /** What each codec makes of the bytes of every other codec of its format and layout. */
    INTEROP,
    /** What messages weigh in compressed batches, and with a trained dictionary. */
    COMPRESSION,
    /** Time and size of a file with all records. */
    FILE,
    /** What a codec makes of damaged bytes. */
    ROBUSTNESS;

    /** The name on the command line. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns whether a library that goes these ways has such figures: one that only reads makes no bytes. */
    public boolean fits(Direction direction) {
        return switch (this) {
            case SIZE, COMPRESSION -> direction != Direction.DESERIALIZE;
            case SPEED, INTEROP -> true;
            case ROBUSTNESS -> direction != Direction.SERIALIZE;
            case PIPELINE, FILE -> direction == Direction.BOTH;
        };
    }
}
