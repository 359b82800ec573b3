package io.wirecost.core.codec;

/** A file was readable, and the bytes of a record in it were not. */
public final class UndecodableRecord extends Exception {
    private static final long serialVersionUID = 1;

    UndecodableRecord(Throwable cause) {
        super("threw " + cause, cause);
    }
}
