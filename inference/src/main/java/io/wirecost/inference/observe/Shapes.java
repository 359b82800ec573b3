package io.wirecost.inference.observe;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A sample of the objects at one place: which keys each has, and the short texts by which its kind may be told. The
 * sample is of the first objects and of some later ones, always the same for the same records.
 */
public final class Shapes {
    /** Every object at first, then every so many. */
    private static final int ALL_OF_FIRST = 100;

    private static final int STRIDE = 97;
    private static final int MOST = 200;

    private final Room room;
    private final List<Shape> sample = new ArrayList<>();
    private final Map<Set<String>, Set<String>> keySets = new HashMap<>();

    Shapes(Room room) {
        this.room = room;
    }

    /**
     * One of the objects.
     *
     * @param texts its short texts by key
     */
    public record Shape(Set<String> keys, Map<String, String> texts) {}

    boolean wants(long object) {
        return sample.size() < MOST && (object <= ALL_OF_FIRST || object % STRIDE == 0);
    }

    void add(Set<String> keys, Map<String, String> texts) {
        if (room.takeShape()) {
            Set<String> set = Set.copyOf(keys);
            sample.add(new Shape(keySets.computeIfAbsent(set, same -> same), Map.copyOf(texts)));
        }
    }

    void addAll(Shapes other) {
        sample.addAll(other.sample);
    }

    void clear() {
        room.returnShapes(sample.size());
        sample.clear();
        keySets.clear();
    }

    public List<Shape> sample() {
        return Collections.unmodifiableList(sample);
    }
}
