package io.wirecost.core.codec;

/**
 * Values that a format or library cannot hold at all. A codec declares its limits in one place; a dataset with such a
 * value is refused for that codec, with the value's place.
 */
public enum Limit {
    /** XML 1.0 has no way to write control characters, U+FFFE or U+FFFF, not even escaped. */
    XML_CHARACTERS("XML 1.0 cannot hold this character") {
        @Override
        public boolean isBrokenBy(String text) {
            return text.codePoints()
                    .anyMatch(c -> (c < 0x20 && c != '\t' && c != '\n' && c != '\r') || c == 0xFFFE || c == 0xFFFF);
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

    /** Whether a string or a map key is beyond the limit. */
    public abstract boolean isBrokenBy(String text);
}
