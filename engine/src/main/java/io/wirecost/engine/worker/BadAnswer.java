package io.wirecost.engine.worker;

/** A runner's answer is not what the protocol says; the message says where, and what was expected. */
public final class BadAnswer extends Exception {
    private static final long serialVersionUID = 1;

    public BadAnswer(String message) {
        super(message);
    }
}
