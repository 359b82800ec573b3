package io.wirecost.workloads.source;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Kafka Connect's JSON: an object with the members {@code schema} and {@code payload}, of which the payload is the record.
 *
 * @param from where the payload begins
 * @param to the index behind it
 */
record ConnectEnvelope(int from, int to) {
    private static final String SCHEMA = "schema";
    private static final String PAYLOAD = "payload";

    /** Looks for the payload of a record; empty if the record is no such object. */
    static Optional<ConnectEnvelope> in(byte[] bytes, int offset, int length) {
        int end = offset + length;
        int at = JsonBytes.firstVisible(bytes, offset, end);
        if (at == end || bytes[at] != '{') {
            return Optional.empty();
        }
        Optional<ConnectEnvelope> payload = Optional.empty();
        boolean hasSchema = false;
        while (at < end && bytes[at] != '}') {
            int key = JsonBytes.firstVisible(bytes, at + 1, end);
            int keyEnd = valueEnd(bytes, key, end);
            int colon = JsonBytes.firstVisible(bytes, Math.max(keyEnd, 0), end);
            int value = JsonBytes.firstVisible(bytes, colon + 1, end);
            int valueEnd = valueEnd(bytes, value, end);
            if (keyEnd < 0 || valueEnd < 0 || bytes[colon] != ':') {
                return Optional.empty();
            }
            String name = new String(bytes, key, keyEnd - key, StandardCharsets.UTF_8);
            if (name.equals("\"" + PAYLOAD + "\"")) {
                payload = Optional.of(new ConnectEnvelope(value, valueEnd));
            } else if (name.equals("\"" + SCHEMA + "\"") && (bytes[value] == '{' || bytes[value] == 'n')) {
                hasSchema = true;
            } else {
                return Optional.empty();
            }
            at = JsonBytes.firstVisible(bytes, valueEnd, end);
        }
        return hasSchema ? payload : Optional.empty();
    }

    private static int valueEnd(byte[] bytes, int from, int end) {
        if (from >= end) {
            return -1;
        }
        ValueScanner scanner = new ValueScanner();
        scanner.begin(bytes[from]);
        return scanner.scan(bytes, from, end);
    }

    /** Whether there is a record, and not null in place of one, which deletes an earlier one. */
    boolean isRecord(byte[] bytes) {
        return bytes[from] == '{';
    }
}
