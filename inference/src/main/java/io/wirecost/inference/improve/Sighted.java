package io.wirecost.inference.improve;

import io.wirecost.core.schema.Names;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Carriers;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** What all values of one field have shown so far. */
final class Sighted {
    /** More different texts are no enum. */
    static final int MOST_SYMBOLS = 16;

    private static final int NANOS_A_MILLI = 1_000_000;
    private static final int NANOS_A_MICRO = 1_000;
    private static final Instant FIRST_IN_NANOS = Carriers.nanosToInstant(Long.MIN_VALUE);
    private static final Instant LAST_IN_NANOS = Carriers.nanosToInstant(Long.MAX_VALUE);

    private int times;
    private int absent;
    private int negative;
    private long signedGain;
    private boolean constant = true;
    private Object first;
    private boolean timesOnly = true;
    private boolean micros;
    private boolean nanos;
    private boolean far;
    private final Set<String> texts = new HashSet<>();
    private Set<?> keys;
    private boolean sameKeys = true;

    void add(Object value) {
        times++;
        if (value == null) {
            absent++;
            return;
        }
        first = first == null ? value : first;
        if (value instanceof Number number) {
            addNumber(number.longValue());
        }
        constant &= isLeaf(value) && value.equals(first);
        if (value instanceof String text) {
            addText(text);
        } else {
            timesOnly = false;
        }
        addKeys(value);
    }

    private static boolean isLeaf(Object value) {
        return value instanceof String || value instanceof Number || value instanceof Boolean;
    }

    private void addNumber(long number) {
        negative += number < 0 ? 1 : 0;
        signedGain += varintBytes(number) - varintBytes(number << 1 ^ number >> Long.SIZE - 1);
    }

    /** Seven bits of a number in each byte. */
    private static int varintBytes(long number) {
        return Math.max(1, (Long.SIZE - Long.numberOfLeadingZeros(number) + 6) / 7);
    }

    private void addText(String text) {
        if (texts.size() <= MOST_SYMBOLS) {
            texts.add(text);
        }
        timesOnly = timesOnly && isTime(text);
    }

    private boolean isTime(String text) {
        try {
            Instant time = Instant.parse(text);
            micros |= time.getNano() % NANOS_A_MILLI != 0;
            nanos |= time.getNano() % NANOS_A_MICRO != 0;
            far |= time.isBefore(FIRST_IN_NANOS) || time.isAfter(LAST_IN_NANOS);
            return !nanos || !far;
        } catch (DateTimeException e) {
            return false;
        }
    }

    private void addKeys(Object value) {
        if (!(value instanceof Map<?, ?> map)) {
            sameKeys = false;
            return;
        }
        keys = keys == null ? Set.copyOf(map.keySet()) : keys;
        sameKeys &= map.keySet().equals(keys);
    }

    int times() {
        return times;
    }

    int there() {
        return times - absent;
    }

    /** How many are below zero. */
    int negative() {
        return negative;
    }

    /** The bytes that Protocol Buffers save if they write the numbers with their sign. */
    long signedGain() {
        return signedGain;
    }

    boolean isConstant() {
        return there() > 0 && constant;
    }

    Object first() {
        return first;
    }

    boolean isTimeAsText() {
        return there() > 0 && timesOnly;
    }

    /** The type that holds all texts that are times. */
    Type.Temporal timeType() {
        return nanos
                ? Type.Temporal.TIMESTAMP_NANOS
                : micros ? Type.Temporal.TIMESTAMP_MICROS : Type.Temporal.TIMESTAMP_MILLIS;
    }

    /** The texts of an enum; empty where they are none. */
    Set<String> symbols() {
        boolean few = texts.size() <= MOST_SYMBOLS
                && there() >= 10 * texts.size()
                && texts.stream().allMatch(text -> text.length() > 1 && Names.isSafeSimple(text));
        return few ? Set.copyOf(texts) : Set.of();
    }

    /** The keys of a record; empty where they differ or are no names. */
    Set<String> fixedKeys() {
        Set<String> names = new HashSet<>();
        if (keys != null && sameKeys && !keys.isEmpty()) {
            keys.forEach(key -> names.add((String) key));
        }
        return names.stream().allMatch(Names::isSafeSimple) ? names : Set.of();
    }
}
