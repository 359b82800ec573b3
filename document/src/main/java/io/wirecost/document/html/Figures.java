package io.wirecost.document.html;

import io.wirecost.plot.Chart;
import io.wirecost.plot.Strip;
import io.wirecost.plot.Svg;
import java.util.List;
import java.util.stream.Collectors;

/** Charts beside each other, each drawn for a wide window and for a phone: text in a drawing that shrinks cannot be read. */
final class Figures {
    private static final int HALF = 520;
    private static final int ALONE = 640;
    private static final int WHOLE = 1080;
    private static final int PHONE = 350;

    private Figures() {}

    static String of(List<Chart> charts) {
        return charts.stream()
                .map(chart -> figure(chart, width(chart, charts.size())))
                .collect(Collectors.joining("", "<div class=\"charts\">\n", "</div>\n"));
    }

    private static int width(Chart chart, int beside) {
        return chart instanceof Strip ? WHOLE : beside == 1 ? ALONE : HALF;
    }

    private static String figure(Chart chart, int width) {
        return "<figure class=\"" + (width == WHOLE ? "whole" : width == ALONE ? "alone" : "half") + "\">\n"
                + "<div class=\"wide\">" + Svg.of(chart, width) + "</div>\n"
                + "<div class=\"phone\">" + Svg.of(chart, PHONE) + "</div>\n</figure>\n";
    }
}
