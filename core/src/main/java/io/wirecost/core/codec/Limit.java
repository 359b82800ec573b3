package io.wirecost.core.codec;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Values that a format or library cannot hold at all. A codec declares its limits in one place; a dataset with such a
 * value is refused for that codec, with the value's place.
 */
public enum Limit {
    /** XML 1.0 has no way to write control characters, U+FFFE or U+FFFF, not even escaped. */
    XML_CHARACTERS("XML 1.0 cannot hold this character") {
        @Override
        public boolean isBrokenBy(Object value) {
            return value instanceof String text
                    && text.codePoints()
                            .anyMatch(c ->
                                    (c < 0x20 && c != '\t' && c != '\n' && c != '\r') || c == 0xFFFE || c == 0xFFFF);
        }
    },
    /** The library refuses NaN and infinities, for which JSON has no number, or writes nothing or null in their place. */
    FINITE_NUMBERS("the library writes no NaN or infinity") {
        @Override
        public boolean isBrokenBy(Object value) {
            return (value instanceof Double number && !Double.isFinite(number))
                    || (value instanceof Float single && !Float.isFinite(single));
        }
    },
    /** The format ends a map's key with a zero byte, so that U+0000 cannot stand in it; other strings are not concerned. */
    ZERO_IN_KEY("a map's key cannot hold U+0000") {
        @Override
        public boolean isBrokenBy(Object value) {
            return false;
        }

        @Override
        public boolean isBrokenByKey(String key) {
            return key.indexOf('\0') >= 0;
        }
    },
    /** What the library makes of a map is an object of JavaScript, which has no key of this name. */
    PROTO_IN_KEY("a map's key cannot be __proto__") {
        @Override
        public boolean isBrokenBy(Object value) {
            return false;
        }

        @Override
        public boolean isBrokenByKey(String key) {
            return key.equals("__proto__");
        }
    },
    /** The library takes these keys for its own: what class an object is of, what other objects refer to it, what it wraps. */
    META_IN_KEY("a map's key cannot be one of json-io's own, such as @id, $ref and value") {
        @Override
        public boolean isBrokenBy(Object value) {
            return false;
        }

        @Override
        public boolean isBrokenByKey(String key) {
            return META.matcher(key).matches();
        }
    },
    /** The library decodes UTF-8 as a file's text, and drops the mark with which such a file may begin. */
    BYTE_ORDER_MARK("the library drops U+FEFF at the beginning of a string") {
        @Override
        public boolean isBrokenBy(Object value) {
            return value instanceof String text && text.startsWith("\uFEFF");
        }
    },
    /** As a double such an integer is 2^63, which the library writes as the least integer of 64 bits. */
    INT64_NEAR_MAXIMUM("the library turns 64-bit integers above 2^63 - 513 into negative ones") {
        @Override
        public boolean isBrokenBy(Object value) {
            return value instanceof Long number && (double) number == TWO_TO_THE_63;
        }
    },
    /** As a double such an integer is ±2^63, whose digits JavaScript rounds to more than 64 bits hold. */
    INT64_NEAR_ENDS("the library reads no 64-bit integer within 512 of its ends") {
        @Override
        public boolean isBrokenBy(Object value) {
            return value instanceof Long number && Math.abs((double) number) == TWO_TO_THE_63;
        }
    },
    /** What the library makes of a map has a prototype, and it refuses keys by which that could be changed. */
    PROTOTYPE_IN_KEY("a map's key cannot be __proto__, constructor or prototype") {
        @Override
        public boolean isBrokenBy(Object value) {
            return false;
        }

        @Override
        public boolean isBrokenByKey(String key) {
            return List.of("__proto__", "constructor", "prototype").contains(key);
        }
    },
    /** XML turns a carriage return into a line feed, and the library does not escape it. */
    CARRIAGE_RETURNS("the library does not escape U+000D, which XML turns into a line feed") {
        @Override
        public boolean isBrokenBy(Object value) {
            return value instanceof String text && text.indexOf('\r') >= 0;
        }
    },
    /** The library leaves out an element's text if there is nothing in it but white space. */
    BLANK_TEXT("the library drops a string of white space alone") {
        @Override
        public boolean isBrokenBy(Object value) {
            return value instanceof String text
                    && !text.isEmpty()
                    && BLANK.matcher(text).matches();
        }
    },
    /** The library takes a number without a fraction for an integer of 64 bits. */
    DOUBLES_WITHIN_INT64("the library writes doubles beyond 64 bits as integers") {
        @Override
        public boolean isBrokenBy(Object value) {
            return Math.abs(finite(value)) >= TWO_TO_THE_63;
        }
    },
    /** The library takes a number without a fraction for an integer, and holds none beyond 2^53. */
    SAFE_INTEGERS("the library holds no number beyond 2^53") {
        @Override
        public boolean isBrokenBy(Object value) {
            return value instanceof Long integer
                    ? integer > TWO_TO_THE_53 || integer < -TWO_TO_THE_53
                    : Math.abs(finite(value)) > TWO_TO_THE_53;
        }
    },
    /** The library doubles an integer before it writes it, and never ends if 64 bits do not hold the double. */
    INT64_BEYOND_2_62("the library never ends with a 64-bit integer outside -2^62 to 2^62 - 1") {
        @Override
        public boolean isBrokenBy(Object value) {
            return value instanceof Long number && number >> 62 != number >> 63;
        }
    },
    /** What the library takes for a map is an array of PHP, which makes an integer of such a key. */
    INTEGER_IN_KEY("a map's key cannot be an integer") {
        @Override
        public boolean isBrokenBy(Object value) {
            return false;
        }

        @Override
        public boolean isBrokenByKey(String key) {
            return INTEGER.matcher(key).matches();
        }
    };

    /** What JavaScript takes for white space. */
    private static final Pattern BLANK =
            Pattern.compile("[\\s\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF]+");

    /** What PHP takes for an integer where it is a key. */
    private static final Pattern INTEGER = Pattern.compile("0|-?[1-9][0-9]{0,18}");

    /**
     * The keys that json-io writes beside those of an object. It also reads their short forms, and both with a dollar. By the last
     * two it takes a map for the wrapper of a value, and leaves what is in it as it was read.
     */
    private static final Pattern META = Pattern.compile("[@$](type|id|ref|items|keys|t|i|r|e|k)|@enum|value|_v");

    private static final long TWO_TO_THE_53 = 1L << 53;
    private static final double TWO_TO_THE_63 = 0x1p63;

    private final String reason;

    Limit(String reason) {
        this.reason = reason;
    }

    /** Returns the name that people and protocols use: {@code zero-in-key}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<Limit> byLabel(String label) {
        return Arrays.stream(values())
                .filter(limit -> limit.label().equals(label))
                .findFirst();
    }

    /** Why the value cannot be held, for the refusal. */
    public String reason() {
        return reason;
    }

    /**
     * Returns whether a value that has no parts is beyond the limit.
     *
     * @param value neutral; a timestamp and a time of day by their count, which all limits are about
     */
    public abstract boolean isBrokenBy(Object value);

    /** A floating-point number; 0 for everything else, NaN and infinities included. */
    private static double finite(Object value) {
        double number = value instanceof Double || value instanceof Float ? ((Number) value).doubleValue() : 0;
        return Double.isFinite(number) ? number : 0;
    }

    /** Returns whether a map's key is beyond the limit: by default as any other string would be. */
    public boolean isBrokenByKey(String key) {
        return isBrokenBy(key);
    }
}
