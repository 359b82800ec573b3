package io.wirecost.core.codec;

/**
 * Whether a codec fills the same objects again for each message. Buffers that a library advises every user to keep do not
 * count: those belong to its plain use. What the caller gets is fresh either way.
 */
public enum Reuse {
    /** The objects that hold a message are made for it. */
    FRESH("fresh objects"),
    /** A variant of another codec with the same library and the same bytes, which keeps arrays or records between messages. */
    REUSED("reused objects");

    private final String trait;

    Reuse(String trait) {
        this.trait = trait;
    }

    /** Returns the trait by which people choose codecs: {@code reused objects}. */
    public String trait() {
        return trait;
    }
}
