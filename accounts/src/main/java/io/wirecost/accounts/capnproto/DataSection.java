package io.wirecost.accounts.capnproto;

import io.wirecost.accounts.account.AccountBuilder;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.ByteStretch;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.walk.ByteView;
import io.wirecost.core.run.ByteKind;

/** The fields of a struct that are no pointers. Each byte belongs to the first field that has bits in it. */
final class DataSection {
    private final ByteView bytes;
    private final long start;
    private final BytePlace[] places;
    private final ByteKind[] kinds;

    /** @throws UnreadableBytes if the message ends before the section: it takes no memory then */
    DataSection(ByteView bytes, long start, int words) throws UnreadableBytes {
        bytes.require(start, (long) words * Segments.WORD);
        this.bytes = bytes;
        this.start = start;
        this.places = new BytePlace[words * Segments.WORD];
        this.kinds = new ByteKind[places.length];
    }

    /**
     * Reads a field, and takes its bytes where they are free.
     *
     * @param offset in units of its own size
     */
    long take(int bits, int offset, BytePlace place, ByteKind kind) throws UnreadableBytes {
        long first = (long) bits * offset / Byte.SIZE;
        if (first >= places.length) {
            return 0;
        }
        int length = Math.max(1, bits / Byte.SIZE);
        for (int i = (int) first; i < first + length; i++) {
            // A value that is there comes before one that is not.
            if (places[i] == null || kinds[i] == ByteKind.PADDING && kind != ByteKind.PADDING) {
                places[i] = place;
                kinds[i] = kind;
            }
        }
        return number(bytes, start, bits, offset);
    }

    /** Reads a field without taking its bytes; 0 where the section does not have it. */
    long number(int bits, int offset) throws UnreadableBytes {
        return (long) bits * offset / Byte.SIZE < places.length ? number(bytes, start, bits, offset) : 0;
    }

    /** Returns where the section begins. */
    int start() {
        return (int) start;
    }

    /** Reads a number of so many bits at a multiple of its size; one of a bit is 0 or 1. */
    static long number(ByteView bytes, long start, int bits, long offset) throws UnreadableBytes {
        return bits == 1
                ? bytes.unsigned(start + offset / Byte.SIZE, 1) >>> offset % Byte.SIZE & 1
                : bytes.unsigned(start + offset * bits / Byte.SIZE, bits / Byte.SIZE);
    }

    /** Claims all bytes; those of no field are padding of the struct. */
    void claim(BytePlace struct, AccountBuilder account) {
        for (int i = 0; i < places.length; i++) {
            boolean free = places[i] == null;
            account.add(
                    new ByteStretch((int) start + i, 1), free ? struct : places[i], free ? ByteKind.PADDING : kinds[i]);
        }
    }
}
