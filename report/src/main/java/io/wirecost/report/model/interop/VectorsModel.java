package io.wirecost.report.model.interop;

import java.util.List;

/**
 * What codecs made of test vectors.
 *
 * @param summary all vectors counted, in a sentence
 * @param leftOut for each source, how many of its examples nobody was given; only sources that have any
 * @param tested the codecs that were given vectors
 * @param failures what they failed at, codec by codec
 */
public record VectorsModel(String summary, List<String> leftOut, List<Tested> tested, List<Failure> failures) {
    public VectorsModel {
        leftOut = List.copyOf(leftOut);
        tested = List.copyOf(tested);
        failures = List.copyOf(failures);
    }

    /**
     * A codec that was given vectors.
     *
     * @param group its format and layout
     * @param source the specification
     * @param passedOver how many it was not given, since it declares that it cannot hold their values
     */
    public record Tested(String codec, String group, String source, int passed, int failed, int passedOver) {}

    /** A vector that a codec has not treated as the specification says. All but the codec is visible text. */
    public record Failure(String codec, String vector, String expected, String actual) {}
}
