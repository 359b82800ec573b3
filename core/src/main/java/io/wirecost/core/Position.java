package io.wirecost.core;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where in an input something stands. Parts that are empty say nothing.
 *
 * @param source the file, or whatever else the input came from
 * @param place within the source, e.g. {@code record 3 (line 4)}
 * @param path within the place, e.g. {@code acme.Order.items[].price} or {@code items[2].prices{EUR}}
 */
public record Position(String source, String place, String path) {
    /** The parts with colons between them, and one behind the last. */
    String prefix() {
        return Stream.of(source, place, path)
                .filter(part -> !part.isEmpty())
                .map(part -> part + ": ")
                .collect(Collectors.joining());
    }
}
