package io.wirecost.engine.interop;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Direction;
import io.wirecost.engine.catalog.CatalogEntry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Codecs of one format and layout, which are to read each other.
 *
 * @param codecs in the order of the catalogue; at least one
 */
record CompatibleCodecs(List<CatalogEntry> codecs) {
    CompatibleCodecs {
        codecs = List.copyOf(codecs);
    }

    private record Layout(String format, String layout) {}

    /** Returns the codecs in groups, in the order of their first ones. */
    static Collection<CompatibleCodecs> of(List<CatalogEntry> codecs) {
        Map<Layout, List<CatalogEntry>> groups = new LinkedHashMap<>();
        for (CatalogEntry entry : codecs) {
            CodecInfo info = entry.info();
            groups.computeIfAbsent(new Layout(info.format(), info.layout()), layout -> new ArrayList<>())
                    .add(entry);
        }
        return groups.values().stream().map(CompatibleCodecs::new).toList();
    }

    List<CatalogEntry> writers() {
        return codecs.stream()
                .filter(entry -> entry.info().direction() != Direction.DESERIALIZE)
                .toList();
    }

    static boolean reads(CatalogEntry entry) {
        return entry.info().direction() != Direction.SERIALIZE;
    }
}
