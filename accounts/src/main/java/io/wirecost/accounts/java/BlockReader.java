package io.wirecost.accounts.java;

import io.wirecost.accounts.account.AccountBuilder;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.walk.ByteReader;
import io.wirecost.core.run.ByteKind;

/** Reads the data that an object has written itself, which lies in blocks of up to 1,024 bytes. */
final class BlockReader {
    private static final int BLOCK = 0x77;
    private static final int LONG_BLOCK = 0x7a;

    private final ByteReader in;
    private final AccountBuilder account;
    private long left;

    BlockReader(ByteReader in, AccountBuilder account) {
        this.in = in;
        this.account = account;
    }

    /** Returns the offset of the next byte. */
    int offset() {
        return in.offset();
    }

    /** Reads bytes for one thing; the head of a block that begins in between belongs to the same place. */
    byte[] read(long length, BytePlace place, ByteKind kind) throws UnreadableBytes {
        byte[] bytes = new byte[checked(length)];
        for (int i = 0; i < bytes.length; i++) {
            if (left == 0) {
                account.add(in.stretch(), place, kind);
                left = block();
                account.add(in.stretch(), place, ByteKind.FRAME);
            }
            bytes[i] = (byte) in.next();
            left--;
        }
        account.add(in.stretch(), place, kind);
        return bytes;
    }

    private int checked(long length) throws UnreadableBytes {
        if (length < 0 || length > in.left()) {
            throw in.unreadable("%d bytes are to follow".formatted(length));
        }
        return (int) length;
    }

    private long block() throws UnreadableBytes {
        int code = in.next();
        if (code != BLOCK && code != LONG_BLOCK) {
            throw in.unreadable("expected a block of data");
        }
        return code == BLOCK ? in.next() : in.bigEndian(Integer.BYTES);
    }
}
