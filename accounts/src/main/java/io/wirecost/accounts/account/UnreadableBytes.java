package io.wirecost.accounts.account;

import java.io.IOException;

/** The bytes are not what the format and the schema say. */
public final class UnreadableBytes extends IOException {
    private static final long serialVersionUID = 1;

    /** @param offset of the byte at which this was noticed */
    public UnreadableBytes(int offset, String problem) {
        super("byte " + offset + ": " + problem);
    }
}
