package io.wirecost.studies.form;

import io.wirecost.core.Problems;
import io.wirecost.studies.source.PublishedFigure;
import io.wirecost.studies.source.PublishedTable;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a published table: a line of titles, then a row for each line of the study, with commas between. A cell is a
 * number, two numbers with two dots between, or nothing. Lines that begin with {@code #} are remarks.
 */
final class TableReader {
    private static final String REMARK = "#";

    private final String place;
    private final Problems problems;

    TableReader(String place, Problems problems) {
        this.place = place;
        this.problems = problems;
    }

    PublishedTable read(String text) {
        List<String> lines = text.lines().toList();
        List<String> titles = List.of();
        Map<String, Map<String, PublishedFigure>> rows = new LinkedHashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.startsWith(REMARK) || line.isBlank()) {
                continue;
            }
            List<String> cells =
                    Arrays.stream(line.split(",", -1)).map(String::strip).toList();
            if (titles.isEmpty()) {
                titles = cells.subList(1, cells.size());
            } else if (rows.put(cells.get(0), row(i + 1, titles, cells)) != null) {
                problems.add("%s:%d: %s is there twice".formatted(place, i + 1, cells.get(0)));
            }
        }
        if (titles.isEmpty()) {
            problems.add("%s: expected a line of titles and a row for each line of the study, found nothing"
                    .formatted(place));
        }
        return new PublishedTable(titles, rows);
    }

    private Map<String, PublishedFigure> row(int number, List<String> titles, List<String> cells) {
        Map<String, PublishedFigure> row = new HashMap<>();
        if (cells.size() != titles.size() + 1) {
            problems.add("%s:%d: %d cells, expected %d".formatted(place, number, cells.size(), titles.size() + 1));
            return row;
        }
        for (int column = 0; column < titles.size(); column++) {
            String cell = cells.get(column + 1);
            Optional<PublishedFigure> span = PublishedFigure.parse(cell);
            String title = titles.get(column);
            span.ifPresent(figure -> row.put(title, figure));
            if (span.isEmpty() && !cell.isEmpty()) {
                problems.add("%s:%d: %s: expected a number such as 12.5, or a span such as 1.10..1.12, found \"%s\""
                        .formatted(place, number, titles.get(column), cell));
            }
        }
        return row;
    }
}
