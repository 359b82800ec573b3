package io.wirecost.report.model.metric;

import io.wirecost.analysis.ranking.RankedCell;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.metric.Metric.Unit;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The best codec in a metric, as a sentence. */
public final class Winners {
    /** A sentence with more names than this is too long to read. */
    private static final int NAMED = 6;

    private final Optional<String> baseline;

    public Winners(Optional<String> baseline) {
        this.baseline = baseline;
    }

    /** All that nothing certainly beats: one codec, or those that cannot be told apart from the best. */
    public static List<Line> of(Metric measure) {
        return measure.lines().stream()
                .filter(line -> line.place().filter(RankedCell::first).isPresent())
                .toList();
    }

    /** Empty where no codec has a place, or there is only one. */
    public Optional<String> sentence(String what, Metric measure) {
        List<Line> first = of(measure);
        return measure.lines().size() < 2 || first.isEmpty()
                ? Optional.empty()
                : Optional.of(what + ": " + (first.size() == 1 ? one(measure, first.get(0)) : tied(measure, first)));
    }

    private String one(Metric measure, Line line) {
        return line.codec() + ", " + figure(measure, line.centre()) + " per message" + ratio(measure, line) + ".";
    }

    private String tied(Metric measure, List<Line> lines) {
        String figures = figure(measure, lines.get(0).centre()) + " to "
                + figure(measure, lines.get(lines.size() - 1).centre()) + " per message";
        return names(lines.stream().map(Line::codec).toList()) + " cannot be told apart (" + figures + ").";
    }

    private String ratio(Metric measure, Line line) {
        return baseline.filter(name -> !name.equals(line.codec()))
                .flatMap(name -> measure.ratio(line, name).map(ratio -> ", " + Units.ratio(ratio) + " " + name))
                .orElse("");
    }

    private static String figure(Metric measure, double value) {
        return measure.unit() == Unit.BYTES ? Units.bytes(value) + " bytes" : Units.time(value);
    }

    /** {@code a, b and c}. */
    public static String names(List<String> names) {
        if (names.size() > NAMED) {
            return String.join(", ", names.subList(0, NAMED - 1)) + " and " + (names.size() - NAMED + 1) + " others";
        }
        return names.size() == 1
                ? names.get(0)
                : names.subList(0, names.size() - 1).stream().collect(Collectors.joining(", ")) + " and "
                        + names.get(names.size() - 1);
    }
}
