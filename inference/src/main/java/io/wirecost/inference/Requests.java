package io.wirecost.inference;

import io.wirecost.inference.guess.TypeHints;
import io.wirecost.inference.observe.Omitted;
import java.util.Collection;
import java.util.List;

/**
 * What a user asks of the inference.
 *
 * @param hints what the user knows better
 * @param omittedPaths fields that are left out, each a path such as {@code user.address}
 * @param jsonTexts paths of texts that hold JSON, which are read as what they hold
 */
public record Requests(TypeHints hints, List<String> omittedPaths, List<String> jsonTexts) {
    /** Asks for nothing. */
    public static final Requests NONE = new Requests(TypeHints.NONE, List.of());

    public Requests {
        omittedPaths = List.copyOf(omittedPaths);
        jsonTexts = List.copyOf(jsonTexts);
    }

    /** Leaves every text as it is. */
    public Requests(TypeHints hints, List<String> omittedPaths) {
        this(hints, omittedPaths, List.of());
    }

    Omitted omitted() {
        return Omitted.of(keys(omittedPaths));
    }

    /** Where texts are read as the JSON that they hold. */
    Omitted unpacked() {
        return Omitted.of(keys(jsonTexts));
    }

    private static Collection<List<String>> keys(List<String> paths) {
        return paths.stream()
                .map(path -> List.of(path.replace("[]", "").split("\\.")))
                .toList();
    }
}
