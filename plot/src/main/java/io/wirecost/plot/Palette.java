package io.wirecost.plot;

import java.util.Map;
import java.util.Optional;

/** Groups and parts that have the same colour everywhere. */
public final class Palette {
    private static final Map<String, String> COLOURS = Map.ofEntries(
            Map.entry("schema-driven", "blue"),
            Map.entry("self-describing", "orange"),
            Map.entry("text", "purple"),
            Map.entry("zero-copy", "teal"),
            Map.entry("to-native", "pale-blue"),
            Map.entry("write", "blue"),
            Map.entry("read", "orange"),
            Map.entry("from-native", "pale-orange"),
            Map.entry("serialize", "blue"),
            Map.entry("produce", "pale-blue"),
            Map.entry("consume", "pale-orange"),
            Map.entry("deserialize", "orange"),
            Map.entry("filter", "purple"),
            Map.entry("check", "pale-purple"),
            Map.entry("broker", "green"),
            Map.entry("rest of the services", "pale-grey"));

    private Palette() {}

    /** The class of a name's colour, which is also the name of its variable: {@code blue} of {@code --plot-blue}. */
    public static Optional<String> of(String name) {
        return Optional.ofNullable(COLOURS.get(name));
    }
}
