package io.wirecost.engine.proof;

import java.util.List;
import java.util.Optional;

/**
 * Refuses sizes that cannot be. Different values have different bytes, so n values take at least as many bytes as the n
 * shortest byte strings. There is one string of no bytes, there are 256 of one byte, 65,536 of two, …
 */
final class SizeGate {
    private static final int BYTE_VALUES = 256;

    private SizeGate() {}

    /**
     * Why the sizes are impossible.
     *
     * @param sizesBytes encoded size of every record
     * @param different how many of the records differ
     */
    static Optional<String> refusalReason(List<Integer> sizesBytes, int different) {
        long total = sizesBytes.stream().mapToLong(Integer::longValue).sum();
        long least = leastBytes(different);
        return total >= least
                ? Optional.empty()
                : Optional.of("impossible result: %,d different records take %,d bytes together, and need at least %,d"
                        .formatted(different, total, least));
    }

    /** The bytes of the n shortest byte strings together. */
    static long leastBytes(int n) {
        long bytes = 0;
        long left = n;
        long strings = 1;
        for (int length = 0; left > 0; length++) {
            long taken = Math.min(left, strings);
            bytes += taken * length;
            left -= taken;
            strings *= BYTE_VALUES;
        }
        return bytes;
    }
}
