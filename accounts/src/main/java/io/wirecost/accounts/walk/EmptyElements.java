package io.wirecost.accounts.walk;

import io.wirecost.accounts.account.UnreadableBytes;

/** Counts the elements of a message that take no bytes. Nothing else bounds how many of these it may claim to have. */
public final class EmptyElements {
    private static final int MOST = 1 << 15;

    private int count;

    /**
     * Notes an element.
     *
     * @param from where it begins
     * @param to where it ends; the same place for an element that takes no bytes
     * @param offset of the byte that is next
     */
    public void note(long from, long to, int offset) throws UnreadableBytes {
        if (from == to && ++count > MOST) {
            throw new UnreadableBytes(offset, "more than %,d elements that take no bytes".formatted(MOST));
        }
    }
}
