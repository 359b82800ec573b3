package io.wirecost.core.codec;

/**
 * How a codec uses its library. A figure is fair if the library is used as its documentation, or its author's own benchmark,
 * recommends.
 *
 * @param way what the codec calls, and what it keeps between messages
 * @param recommended what the library's documentation recommends; {@link #SAME} where it is that
 * @param difference where the two differ, and why; empty if they do not
 */
public record Usage(String way, String recommended, String difference) {
    /** Said of a library whose documentation recommends the way that is taken. */
    public static final String SAME = "the same";

    /** Creates what a codec says that does all as recommended. */
    public static Usage asRecommended(String way) {
        return new Usage(way, SAME, "");
    }

    /** Creates what a codec says that does all as recommended but for this difference. */
    public static Usage asRecommended(String way, String difference) {
        return new Usage(way, SAME, difference);
    }
}
