package io.wirecost.core.run;

import java.util.List;

/**
 * What a codec has made of the test vectors of its format: bytes whose value, or whose lack of one, the specification
 * tells.
 *
 * @param source the specification
 * @param passed how many it has read, or refused, as the specification says. Losses that the codec declares are allowed
 * @param passedOver how many it was not given, since it declares that it cannot hold their values
 * @param leftOut how many of the specification's examples no codec was given, since wirecost has no type for them
 * @param failures in the order of the specification
 */
public record Vectors(String source, int passed, int passedOver, int leftOut, List<Failure> failures) {
    public Vectors {
        failures = List.copyOf(failures);
    }

    /**
     * A vector that the codec has not treated as the specification says.
     *
     * @param vector its place in the specification, and its bytes
     * @param expected short text of its value, or that it is to be refused
     * @param actual short text of what was read, or why nothing was
     */
    public record Failure(String vector, String expected, String actual) {}
}
