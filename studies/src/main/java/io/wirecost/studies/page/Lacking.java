package io.wirecost.studies.page;

import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.source.StudyLine;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Why lines of a table have no figure of ours. */
final class Lacking {
    private Lacking() {}

    /** A sentence for each reason why lines have none of the figures; one for all where nothing was measured. */
    static List<String> reasons(StudyFigures figures, List<String> names, List<StudyLine> lines) {
        if (names.isEmpty()) {
            return List.of();
        }
        String first = names.get(0);
        if (names.stream().allMatch(name -> figures.runOf(name).isEmpty())) {
            return List.of("The step %s was not measured."
                    .formatted(figures.conditionsOf(first).step()));
        }
        Map<String, List<String>> byReason = lines.stream()
                .filter(line -> names.stream()
                        .allMatch(name -> figures.sample(name, line.name()).isEmpty()))
                .collect(Collectors.groupingBy(
                        line -> figures.reason(first, line),
                        LinkedHashMap::new,
                        Collectors.mapping(StudyLine::name, Collectors.toList())));
        return byReason.entrySet().stream()
                .map(each ->
                        "There is no figure of %s: %s.".formatted(String.join(", ", each.getValue()), each.getKey()))
                .toList();
    }
}
