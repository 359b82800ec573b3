package io.wirecost.analysis.need;

import io.wirecost.core.codec.CodecId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What was measured of codecs whose schema got a field more.
 *
 * @param failures by codec, what did not come as wished as its library ships, in words; none for a codec that passed. A codec that
 *     was not tried is missing
 * @param remedies by codec, the settings of its library with which all came as wished, in words
 */
public record AddedFields(Map<CodecId, List<String>> failures, Map<CodecId, List<String>> remedies) {
    /** Nothing was measured. */
    public static final AddedFields UNMEASURED = new AddedFields(Map.of(), Map.of());

    public AddedFields {
        failures = Map.copyOf(failures);
        remedies = Map.copyOf(remedies);
    }

    /** Returns whether a codec was tried. */
    boolean has(CodecId codec) {
        return failures.containsKey(codec);
    }

    /** Returns why a codec that was tried did not pass, and the setting with which it does; empty if it passed. */
    Optional<String> failure(CodecId codec) {
        List<String> failed = failures.get(codec);
        String remedy = remedies.getOrDefault(codec, List.of()).stream()
                .map(setting -> "; with " + setting + " yes")
                .collect(Collectors.joining());
        return failed.isEmpty()
                ? Optional.empty()
                : Optional.of("as shipped no: " + String.join("; ", failed) + remedy);
    }
}
