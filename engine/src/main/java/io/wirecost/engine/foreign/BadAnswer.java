package io.wirecost.engine.foreign;

/** A runner's answer is not what the protocol says; the message says where, and what was expected. */
final class BadAnswer extends Exception {
    private static final long serialVersionUID = 1;

    BadAnswer(String message) {
        super(message);
    }
}
