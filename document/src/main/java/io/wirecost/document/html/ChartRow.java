package io.wirecost.document.html;

import io.wirecost.document.DocumentBlock.ChartsBlock;
import io.wirecost.plot.Svg;
import java.util.stream.Collectors;

/** Charts beside each other; each grows and shrinks with its column. */
final class ChartRow {
    private ChartRow() {}

    static String of(ChartsBlock charts, PageKeys keys) {
        return charts.charts().stream()
                .map(chart -> "<figure>" + Svg.of(chart, keys) + "</figure>\n")
                .collect(Collectors.joining("", "<div class=\"charts\">\n", note(charts.note()) + "</div>\n"));
    }

    private static String note(String note) {
        return note.isEmpty() ? "" : "<p class=\"note\">" + Markup.of(note) + "</p>\n";
    }
}
