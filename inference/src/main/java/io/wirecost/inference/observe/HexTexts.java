package io.wirecost.inference.observe;

import java.util.OptionalInt;

/** Whether the strings at one place are hexadecimal digits in small letters, all of one length, as trace ids and hashes are. */
public final class HexTexts {
    private static final int SHORTEST = 16;

    private int length;
    private boolean hasLetter;
    private boolean isOther;

    void add(char[] text, int offset, int textLength) {
        if (isOther) {
            return;
        }
        isOther = textLength < SHORTEST || textLength % 2 != 0 || (length > 0 && length != textLength);
        for (int i = offset; i < offset + textLength && !isOther; i++) {
            boolean isLetter = text[i] >= 'a' && text[i] <= 'f';
            hasLetter |= isLetter;
            isOther = !isLetter && (text[i] < '0' || text[i] > '9');
        }
        length = textLength;
    }

    void addAll(HexTexts other) {
        isOther |= other.isOther || (length > 0 && other.length > 0 && length != other.length);
        hasLetter |= other.hasLetter;
        length = Math.max(length, other.length);
    }

    /** How many bytes each text stands for; empty if one stands for none, or if all of them are decimal digits. */
    public OptionalInt bytes() {
        return isOther || !hasLetter ? OptionalInt.empty() : OptionalInt.of(length / 2);
    }

    /** Returns whether all of them stand for so many bytes. */
    public boolean areAll(int bytes) {
        return !isOther && length == 2 * bytes;
    }
}
