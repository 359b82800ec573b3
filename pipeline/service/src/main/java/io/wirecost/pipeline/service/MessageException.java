package io.wirecost.pipeline.service;

import java.util.Locale;

/** Something is wrong with one message; the text says with which, counted from 1, and what. */
final class MessageException extends Exception {
    private static final long serialVersionUID = 1;

    /**
     * @param number from 0
     * @param messages of the set
     */
    MessageException(long number, long messages, String reason) {
        super(String.format(Locale.ROOT, "message %,d of %,d: %s", number + 1, messages, reason));
    }
}
