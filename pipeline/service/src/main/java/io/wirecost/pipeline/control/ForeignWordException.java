package io.wirecost.pipeline.control;

/** A text on a control topic is no word of this version; a listener may pass it over. */
public final class ForeignWordException extends Exception {
    private static final long serialVersionUID = 1;
    private static final int SHOWN_LENGTH = 80;

    ForeignWordException(String text, Throwable cause) {
        super("unknown to this version of wirecost: " + shorten(text), cause);
    }

    private static String shorten(String text) {
        return text.length() <= SHOWN_LENGTH ? text : text.substring(0, SHOWN_LENGTH) + "…";
    }
}
