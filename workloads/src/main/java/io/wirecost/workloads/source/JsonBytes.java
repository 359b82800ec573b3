package io.wirecost.workloads.source;

/** Bytes that have a meaning between JSON values. */
final class JsonBytes {
    /** Stands before each record of RFC 7464, and never in JSON. */
    static final byte RECORD_SEPARATOR = 0x1e;

    private JsonBytes() {}

    /** Returns whether a byte may stand between values without a meaning of its own. */
    static boolean isBlank(byte read) {
        return read == ' ' || read == '\n' || read == '\t' || read == '\r' || read == RECORD_SEPARATOR;
    }

    /** Returns the index of the first byte that is not blank; {@code end} if there is none. */
    static int firstVisible(byte[] bytes, int from, int end) {
        int at = from;
        while (at < end && isBlank(bytes[at])) {
            at++;
        }
        return at;
    }

    /** Returns the index behind the last byte that is not blank; {@code from} if there is none. */
    static int behindLastVisible(byte[] bytes, int from, int end) {
        int at = end;
        while (at > from && isBlank(bytes[at - 1])) {
            at--;
        }
        return at;
    }

    /** Returns the index of the first line end; {@code end} if there is none. */
    static int lineEnd(byte[] bytes, int from, int end) {
        int at = from;
        while (at < end && bytes[at] != '\n') {
            at++;
        }
        return at;
    }
}
