package io.wirecost.analysis.need;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What is known of a format.
 *
 * @param facts one for each topic
 * @param layouts facts of single layouts, which differ from the format's
 * @param libraries of its codecs
 */
public record FormatFacts(
        String format,
        Map<Topic, FormatFact> facts,
        Map<String, Map<Topic, FormatFact>> layouts,
        List<Library> libraries) {
    public FormatFacts {
        facts = Collections.unmodifiableMap(new EnumMap<>(facts));
        layouts = Map.copyOf(layouts);
        libraries = List.copyOf(libraries);
    }

    /**
     * A library that reads or writes the format.
     *
     * @param name as codecs name it
     * @param licence as its own metadata names it; {@code unknown} where they name none
     * @param version the newest that was known on the date
     * @param released when that version was built; {@code unknown} where its files do not tell
     */
    public record Library(String name, String licence, String version, String released, String source, String date) {}

    /** Returns what is known of one of its layouts. */
    public FormatFact of(Topic topic, String layout) {
        return layouts.getOrDefault(layout, Map.of()).getOrDefault(topic, facts.get(topic));
    }
}
