package io.wirecost.accounts.account;

/**
 * Bytes of a message that follow each other.
 *
 * @param offset of the first one
 * @param length in bytes
 */
public record ByteStretch(int offset, int length) {
    /** Returns the offset of the byte behind the last one. */
    public int end() {
        return offset + length;
    }
}
