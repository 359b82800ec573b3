package io.wirecost.studies.page;

import io.wirecost.studies.figure.Figures;
import io.wirecost.studies.source.Line;
import java.util.List;

/** Why lines of a table have no figure of ours. */
final class Lacking {
    private Lacking() {}

    /** A sentence for each line that has none of the figures. */
    static List<String> reasons(Figures figures, List<String> names, List<Line> lines) {
        return names.isEmpty()
                ? List.of()
                : lines.stream()
                        .filter(line -> names.stream()
                                .allMatch(name ->
                                        figures.sample(name, line.name()).isEmpty()))
                        .map(line -> "%s has no figure of ours: %s."
                                .formatted(line.name(), figures.reason(names.get(0), line)))
                        .toList();
    }
}
