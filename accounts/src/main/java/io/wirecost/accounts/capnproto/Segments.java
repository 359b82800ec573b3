package io.wirecost.accounts.capnproto;

import io.wirecost.accounts.account.AccountBuilder;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.ByteStretch;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.walk.ByteView;
import io.wirecost.core.run.ByteKind;
import java.util.ArrayList;
import java.util.List;

/**
 * The segments of a message.
 *
 * @param starts the offset of each in the message
 */
record Segments(ByteView bytes, List<Long> starts) {
    static final int WORD = Long.BYTES;
    private static final int FAR = 2;

    static Segments of(byte[] message, AccountBuilder account) throws UnreadableBytes {
        ByteView bytes = new ByteView(message);
        long count = bytes.unsigned(0, Integer.BYTES) + 1;
        long table = (count / 2 + 1) * WORD;
        if (count > message.length) {
            throw new UnreadableBytes(0, "the message is to have %d segments".formatted(count));
        }
        List<Long> starts = new ArrayList<>();
        long start = table;
        for (int i = 0; i < count; i++) {
            starts.add(start);
            start += bytes.unsigned((i + 1L) * Integer.BYTES, Integer.BYTES) * WORD;
        }
        account.add(new ByteStretch(0, (int) table), BytePlace.MESSAGE, ByteKind.FRAME);
        return new Segments(bytes, starts);
    }

    /**
     * A pointer, and what it points to.
     *
     * @param bits of the pointer; 0 for none
     * @param target the offset in the message
     */
    record Pointer(long bits, long target) {
        boolean isNull() {
            return bits == 0;
        }

        int dataWords() {
            return (int) (bits >>> 32 & 0xffff);
        }

        int pointers() {
            return (int) (bits >>> 48);
        }

        long count() {
            return bits >>> 35;
        }
    }

    /** Follows the pointer at an offset. The pads that a far pointer needs are claimed as it is. */
    Pointer follow(long at, BytePlace place, AccountBuilder account) throws UnreadableBytes {
        long bits = word(at, place, account);
        if ((bits & 3) != FAR) {
            return new Pointer(bits, at + WORD + ((int) bits >> 2) * (long) WORD);
        }
        long pad = landing(bits);
        if ((bits & 4) == 0) {
            return follow(pad, place, account);
        }
        long content = landing(word(pad, place, account));
        return new Pointer(word(pad + WORD, place, account), content);
    }

    private long word(long at, BytePlace place, AccountBuilder account) throws UnreadableBytes {
        long bits = bytes.unsigned(at, WORD);
        account.add(new ByteStretch((int) at, WORD), place, ByteKind.POINTER);
        return bits;
    }

    private long landing(long far) throws UnreadableBytes {
        long segment = far >>> 32;
        if (segment >= starts.size()) {
            throw new UnreadableBytes(0, "a pointer leads to segment %d of %d".formatted(segment, starts.size()));
        }
        return starts.get((int) segment) + (far >>> 3 & 0x1fffffff) * WORD;
    }
}
