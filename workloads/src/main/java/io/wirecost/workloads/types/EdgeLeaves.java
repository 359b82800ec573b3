package io.wirecost.workloads.types;

import io.wirecost.core.schema.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The edges of each type in turn, so that enough values hold them all. */
final class EdgeLeaves implements LeafChooser {
    private final List<String> texts;
    private final Map<Type, Integer> turns = new HashMap<>();

    /** @param texts the edges of strings; not all formats can carry the same ones */
    EdgeLeaves(List<String> texts) {
        this.texts = texts;
    }

    @Override
    public Object next(Type.Leaf type) {
        List<?> edges = type == Type.Primitive.STRING ? texts : Edges.of(type);
        return edges.get(turns.merge(type, 1, Integer::sum) % edges.size());
    }
}
