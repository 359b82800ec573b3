package io.wirecost.studies.page;

import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.source.StudyLine;
import java.util.List;

/** Why lines of a table have no figure of ours. */
final class Lacking {
    private Lacking() {}

    /** A sentence for each line that has none of the figures; one for all where nothing was measured. */
    static List<String> reasons(StudyFigures figures, List<String> names, List<StudyLine> lines) {
        if (names.isEmpty()) {
            return List.of();
        }
        String first = names.get(0);
        if (names.stream().allMatch(name -> figures.runOf(name).isEmpty())) {
            return List.of("The step %s was not measured."
                    .formatted(figures.conditionsOf(first).step()));
        }
        return lines.stream()
                .filter(line -> names.stream()
                        .allMatch(name -> figures.sample(name, line.name()).isEmpty()))
                .map(line -> "%s has no figure of ours: %s.".formatted(line.name(), figures.reason(first, line)))
                .toList();
    }
}
