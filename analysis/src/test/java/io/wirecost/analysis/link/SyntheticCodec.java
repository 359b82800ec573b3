package io.wirecost.analysis.link;

/**
 * A codec of which everything is known.
 *
 * @param size of its messages, as a share of JSON's
 * @param serialize nanoseconds per byte of JSON
 * @param deserialize likewise
 */
public record SyntheticCodec(String name, double size, double serialize, double deserialize) {
    public static final SyntheticCodec JSON = new SyntheticCodec("jackson-json", 1, 2, 3);

    private static final double FIXED_NANOS = 200;

    /** JSON's bytes, which nobody encodes or decodes. */
    static SyntheticCodec floor() {
        return new SyntheticCodec(JSON.name(), 1, 0, 0);
    }

    boolean isFloor() {
        return serialize == 0;
    }

    /** @param bytes of its own */
    double serializeNanos(double bytes) {
        return FIXED_NANOS + serialize * bytes / size;
    }

    double deserializeNanos(double bytes) {
        return FIXED_NANOS + deserialize * bytes / size;
    }
}
