package io.wirecost.core.value;

/**
 * The first place where a value that came back is not the value that was given.
 *
 * @param path field path from the root record, e.g. {@code items[2].prices{EUR}}; empty for the root itself
 * @param expected short text of the value that was given
 * @param actual short text of the value that came back
 */
public record Mismatch(String path, String expected, String actual) {
    @Override
    public String toString() {
        return (path.isEmpty() ? "the record" : path) + ": expected " + expected + ", got " + actual;
    }
}
