package io.wirecost.accounts.account;

import io.wirecost.core.run.ByteKind;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What each byte of a message is there for. Every byte belongs to one span.
 *
 * @param sizeBytes of the message
 * @param spans in the order of the bytes, without gaps or overlaps
 */
public record ByteAccount(int sizeBytes, List<ByteSpan> spans) {
    /** @throws IllegalArgumentException if a byte belongs to no span or to two */
    public ByteAccount {
        spans = List.copyOf(spans);
        int end = 0;
        for (ByteSpan span : spans) {
            if (span.stretch().offset() != end || span.stretch().length() <= 0) {
                throw new IllegalArgumentException("the span behind byte %d is %s".formatted(end, span));
            }
            end = span.stretch().end();
        }
        if (end != sizeBytes) {
            throw new IllegalArgumentException("the spans end at byte %d of %d".formatted(end, sizeBytes));
        }
    }

    /** Returns the bytes of each kind that occurs. */
    public Map<ByteKind, Long> bytesByKind() {
        Map<ByteKind, Long> bytes = new EnumMap<>(ByteKind.class);
        spans.forEach(span -> bytes.merge(span.kind(), (long) span.stretch().length(), Long::sum));
        return bytes;
    }

    /** Returns the bytes of each place, in the order of their first bytes. */
    public Map<BytePlace, Map<ByteKind, Long>> bytesByPlace() {
        Map<BytePlace, Map<ByteKind, Long>> bytes = new LinkedHashMap<>();
        spans.forEach(span -> bytes.computeIfAbsent(span.place(), place -> new EnumMap<>(ByteKind.class))
                .merge(span.kind(), (long) span.stretch().length(), Long::sum));
        return bytes;
    }
}
