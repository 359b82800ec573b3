package io.wirecost.pipeline.control;

/** What stands on a control topic is no word of this version; whoever listens may pass it over. */
public final class ForeignWordException extends Exception {
    private static final long serialVersionUID = 1;
    private static final int SHOWN_LENGTH = 80;

    ForeignWordException(String text, Throwable cause) {
        super("no word of this version of wirecost: " + shorten(text), cause);
    }

    private static String shorten(String text) {
        return text.length() <= SHOWN_LENGTH ? text : text.substring(0, SHOWN_LENGTH) + "…";
    }
}
