package io.wirecost.compressions;

import java.io.IOException;

/** The length that compressed bytes claim for what is in them. Nothing is allocated before it is checked. */
public final class ClaimedLength {
    /** No message is larger: what claims to be is an attack. */
    public static final int MOST_BYTES = 1 << 28;

    private ClaimedLength() {}

    /**
     * The length, if the bytes can hold so much.
     *
     * @param what the compression, for the message
     * @param claimed any number
     * @param compressed number of compressed bytes
     * @param mostPerByte how many bytes a compressed one stands for at best
     * @throws IOException if it is negative, or larger than is possible
     */
    public static int possible(String what, long claimed, int compressed, int mostPerByte) throws IOException {
        long most = Math.min(MOST_BYTES, (long) mostPerByte * compressed);
        if (claimed < 0 || claimed > most) {
            throw new IOException("%s: %d compressed bytes say that they hold %d, expected 0 to %d"
                    .formatted(what, compressed, claimed, most));
        }
        return (int) claimed;
    }

    /**
     * Checks that as many bytes came out as were claimed.
     *
     * @throws IOException if not
     */
    public static void requireSame(String what, int claimed, int decompressed) throws IOException {
        if (decompressed != claimed) {
            throw new IOException("%s: expected %d bytes, got %d".formatted(what, claimed, decompressed));
        }
    }
}
