package io.wirecost.engine.compression;

/** A compression gave back other bytes than it was given. */
final class ChangedMessage extends Exception {
    private static final long serialVersionUID = 1;

    ChangedMessage(String where) {
        super(where);
    }
}
