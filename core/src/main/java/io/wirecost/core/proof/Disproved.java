package io.wirecost.core.proof;

/** A codec did not do what it claims; the message says what and where in the record. */
public final class Disproved extends Exception {
    private static final long serialVersionUID = 1;

    public Disproved(String message) {
        super(message);
    }
}
