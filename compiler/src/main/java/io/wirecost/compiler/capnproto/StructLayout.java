package io.wirecost.compiler.capnproto;

/**
 * Gives the fields of a struct their places, by the rule that the format prescribes. Fields come in the order of their
 * numbers. Each field goes into the smallest hole that earlier fields left, halved until it fits, or else into a new
 * word.
 */
final class StructLayout {
    private static final int LOG_WORD_BITS = 6;

    /** For each power of two below a word: the place of the one free space of so many bits, in such units; 0 is none. */
    private final int[] holes = new int[LOG_WORD_BITS];

    private int dataWords;
    private int pointers;

    /** @return the place of a field in the data section, in units of its own size */
    int addData(int bits) {
        int logBits = Integer.numberOfTrailingZeros(bits);
        if (bits != 1 << logBits || logBits > LOG_WORD_BITS) {
            throw new IllegalArgumentException("no field has " + bits + " bits");
        }
        int place = takeHole(logBits);
        return place > 0 ? place : takeWord(logBits);
    }

    /**
     * Gives a field the room behind it, if nothing is there.
     *
     * @param offset of the field, in units of its own size
     * @param newBits the size that it is to have
     * @return whether it has that size now
     */
    boolean expand(int bits, int offset, int newBits) {
        if (bits == newBits) {
            return true;
        }
        int logBits = Integer.numberOfTrailingZeros(bits);
        boolean grows = holes[logBits] == offset + 1 && expand(2 * bits, offset / 2, newBits);
        if (grows) {
            holes[logBits] = 0;
        }
        return grows;
    }

    /** @return the place of a field in the pointer section */
    int addPointer() {
        return pointers++;
    }

    int dataWords() {
        return dataWords;
    }

    int pointers() {
        return pointers;
    }

    /** A hole never lies at place 0, where the first field of its word is. */
    private int takeHole(int logBits) {
        if (logBits == LOG_WORD_BITS) {
            return 0;
        }
        int place = holes[logBits];
        if (place > 0) {
            holes[logBits] = 0;
            return place;
        }
        int larger = takeHole(logBits + 1);
        if (larger > 0) {
            holes[logBits] = 2 * larger + 1;
        }
        return 2 * larger;
    }

    private int takeWord(int logBits) {
        int first = dataWords++ << (LOG_WORD_BITS - logBits);
        int hole = first + 1;
        for (int log = logBits; log < LOG_WORD_BITS; log++) {
            holes[log] = hole;
            hole = (hole + 1) / 2;
        }
        return first;
    }
}
