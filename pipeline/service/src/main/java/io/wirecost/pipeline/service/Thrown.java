package io.wirecost.pipeline.service;

/** The exception of a library, in one line; some quote the whole message. */
final class Thrown {
    private static final int SHOWN_LENGTH = 600;

    private Thrown() {}

    static String describe(Throwable thrown) {
        String cause = thrown.getCause() == null ? "" : "; caused by " + thrown.getCause();
        String text = ("threw " + thrown + cause).replaceAll("\\R", " ");
        return text.length() <= SHOWN_LENGTH ? text : text.substring(0, SHOWN_LENGTH) + "…";
    }
}
