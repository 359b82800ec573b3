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
 */
public record Requests(TypeHints hints, List<String> omittedPaths) {
    /** Asks for nothing. */
    public static final Requests NONE = new Requests(TypeHints.NONE, List.of());

    public Requests {
        omittedPaths = List.copyOf(omittedPaths);
    }

    Omitted omitted() {
        return Omitted.of(keys(omittedPaths));
    }

    private static Collection<List<String>> keys(List<String> paths) {
        return paths.stream()
                .map(path -> List.of(path.replace("[]", "").split("\\.")))
                .toList();
    }
}
