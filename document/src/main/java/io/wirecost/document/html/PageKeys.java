package io.wirecost.document.html;

import io.wirecost.plot.Palette;
import io.wirecost.plot.paper.Keys;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What a page names in several places, such as codecs. Each has a class: by it, it has the colour of its group everywhere, and a
 * script picks it out.
 */
final class PageKeys implements Keys {
    /** Groups by key, in the order in which the page names them; empty for a key without one. */
    private final Map<String, String> groups = new LinkedHashMap<>();

    /** Returns the class of a key. */
    String of(String key, String group) {
        groups.merge(key, group, (known, other) -> known.isEmpty() ? other : known);
        return "k" + List.copyOf(groups.keySet()).indexOf(key);
    }

    @Override
    public String classes(String key, String group, String colour) {
        String own = of(key, group);
        boolean bringsColour = Palette.of(group).isPresent() && groups.get(key).equals(group);
        return bringsColour || colour.isEmpty() ? own : colour + " " + own;
    }

    /** The colours of all keys, after the style of all pages. */
    String style() {
        return groups.keySet().stream()
                .filter(key -> Palette.of(groups.get(key)).isPresent())
                .collect(Collectors.groupingBy(
                        key -> Palette.of(groups.get(key)).orElseThrow(), LinkedHashMap::new, Collectors.toList()))
                .entrySet()
                .stream()
                .map(colour -> colour.getValue().stream()
                        .map(key -> "." + of(key, ""))
                        .collect(Collectors.joining(
                                ", ",
                                "",
                                " { --mark: var(--plot-%s); --marked: 1.15em; } ".formatted(colour.getKey()))))
                .collect(Collectors.joining());
    }

    /** All keys with their groups, for a script; nothing is seen of it. */
    String list() {
        return groups.isEmpty()
                ? ""
                : groups.entrySet().stream()
                        .map(key -> "<option" + Markup.attribute("value", key.getKey())
                                + Markup.attribute("label", key.getValue()) + ">\n")
                        .collect(Collectors.joining("", "<datalist id=\"codecs\">\n", "</datalist>\n"));
    }
}
