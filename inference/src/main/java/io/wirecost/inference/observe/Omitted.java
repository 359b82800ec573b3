package io.wirecost.inference.observe;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Fields that nobody wants in the comparison, as a tree of keys. Arrays have no step of their own: a path leads through
 * them to the fields of their elements.
 */
public final class Omitted {
    /** Leaves nothing out. */
    public static final Omitted NOTHING = new Omitted(Map.of(), false);

    private final Map<String, Omitted> inside;
    private final boolean isEnd;

    private Omitted(Map<String, Omitted> inside, boolean isEnd) {
        this.inside = inside;
        this.isEnd = isEnd;
    }

    /** @param paths each a list of keys, outermost first */
    public static Omitted of(Collection<List<String>> paths) {
        return paths.isEmpty() ? NOTHING : tree(paths);
    }

    private static Omitted tree(Collection<List<String>> paths) {
        Map<String, Omitted> inside = new HashMap<>();
        paths.stream()
                .filter(path -> !path.isEmpty())
                .map(path -> path.get(0))
                .distinct()
                .forEach(key -> {
                    List<List<String>> rest = paths.stream()
                            .filter(path -> !path.isEmpty() && path.get(0).equals(key))
                            .map(path -> path.subList(1, path.size()))
                            .toList();
                    inside.put(key, tree(rest));
                });
        return new Omitted(inside, paths.stream().anyMatch(List::isEmpty));
    }

    /** Returns whether a key of an object here, with all that it has, is left out. */
    public boolean omits(String key) {
        Omitted member = inside.get(key);
        return member != null && member.isEnd;
    }

    /** Returns what is left out of a key's value. */
    public Omitted inside(String key) {
        return inside.getOrDefault(key, NOTHING);
    }
}
