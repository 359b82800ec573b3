package io.wirecost.engine.vectors;

/**
 * What has been found out about a library: it does not treat all test vectors of its format as the specification says.
 *
 * @param codec with its runtime: {@code node/cbor-x}
 * @param failed how many vectors it fails
 * @param finding what these have in common, in words
 */
public record VectorFinding(String codec, int failed, String finding) {
    /** The finding as a sentence for people. */
    public String sentence(String format) {
        String vectors = failed == 1 ? "vector" : "vectors";
        return "%s fails %d test %s of %s: %s.".formatted(codec, failed, vectors, format, finding);
    }
}
