package io.wirecost.topics.kafka;

/**
 * The part of a partition that is being read. It goes backwards from the newest messages.
 *
 * @param first offset that the partition has
 * @param from offset where the part begins
 * @param to offset behind its last
 */
record Stretch(long first, long from, long to) {
    /** The whole partition. */
    static Stretch whole(long first, long end) {
        return new Stretch(first, first, end);
    }

    /** How many offsets lie before this part. */
    long before() {
        return from - first;
    }

    long length() {
        return to - from;
    }

    /** The newest offsets of this part, so many. */
    Stretch newest(long count) {
        return new Stretch(first, Math.max(from, to - count), to);
    }

    /** All that lies before this part. */
    Stretch older() {
        return new Stretch(first, first, from);
    }
}
