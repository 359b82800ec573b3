package io.wirecost.document.html;

import io.wirecost.plot.Chart;
import io.wirecost.plot.Svg;
import java.util.List;
import java.util.stream.Collectors;

/** Charts beside each other; each grows and shrinks with its column. */
final class Figures {
    private Figures() {}

    static String of(List<Chart> charts) {
        return charts.stream()
                .map(chart -> "<figure>" + Svg.of(chart) + "</figure>\n")
                .collect(Collectors.joining("", "<div class=\"charts\">\n", "</div>\n"));
    }
}
