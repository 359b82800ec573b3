package io.wirecost.core.codec;

import java.util.Arrays;
import java.util.Optional;

/** An operation that is timed. The label is the last part of a trial's id. */
public enum Operation {
    /** Domain object to bytes. */
    SERIALIZE("serialize", false),
    /** Bytes to domain object. */
    DESERIALIZE("deserialize", false),
    /** Domain object to native object. */
    TO_NATIVE("to-native", true),
    /** Native object to bytes. */
    WRITE("write", true),
    /** Bytes to native object; a view in zero-copy formats. */
    READ("read", true),
    /** Native object to domain object. */
    FROM_NATIVE("from-native", true),
    /** Bytes to the fields that the dataset's filter asks for; in place where the codec can, otherwise all is decoded. */
    ACCESS("access", false);

    private final String label;
    private final boolean staged;

    Operation(String label, boolean staged) {
        this.label = label;
        this.staged = staged;
    }

    public String label() {
        return label;
    }

    /** Returns whether only a {@link Staged} codec has it. */
    public boolean isStaged() {
        return staged;
    }

    /**
     * Returns whether its work cannot be less than copying the message's bytes: those cells are held against the floor.
     */
    public boolean touchesEveryByte() {
        return this == SERIALIZE || this == DESERIALIZE || this == WRITE;
    }

    public static Optional<Operation> byLabel(String label) {
        return Arrays.stream(values()).filter(o -> o.label.equals(label)).findFirst();
    }
}
