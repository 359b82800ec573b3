package io.wirecost.core.codec;

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
    /** The library refuses to write NaN and infinities, for which JSON has no number. */
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
    };

    private final String reason;

    Limit(String reason) {
        this.reason = reason;
    }

    /** Why the value cannot be held, for the refusal. */
    public String reason() {
        return reason;
    }

    /** Returns whether a value that has no parts is beyond the limit. */
    public abstract boolean isBrokenBy(Object value);

    /** Returns whether a map's key is beyond the limit: by default as any other string would be. */
    public boolean isBrokenByKey(String key) {
        return isBrokenBy(key);
    }
}
