package io.wirecost.analysis.need;

import io.wirecost.core.codec.CodecId;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What was measured of codecs whose schema got a field more.
 *
 * @param failures by codec, what did not come as wished, in words; none for a codec that passed. A codec that was not tried is missing
 */
public record AddedFields(Map<CodecId, List<String>> failures) {
    /** Nothing was measured. */
    public static final AddedFields UNMEASURED = new AddedFields(Map.of());

    public AddedFields {
        failures = Map.copyOf(failures);
    }

    /** Returns what did not come as wished; empty for a codec that was not tried. */
    Optional<List<String>> failuresOf(CodecId codec) {
        return Optional.ofNullable(failures.get(codec));
    }
}
