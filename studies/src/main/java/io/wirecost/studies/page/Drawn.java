package io.wirecost.studies.page;

import io.wirecost.analysis.statistics.Interval;
import io.wirecost.plot.Axis;
import io.wirecost.plot.Range;
import io.wirecost.studies.figure.Sample;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.source.StudyLine;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** What the charts of a study, and the tables of their figures, have in common. */
final class Drawn {
    private Drawn() {}

    /** An axis of figures that are given in a unit. */
    static Axis axis(String title, FigureUnits unit, boolean log) {
        return new Axis(title, figure -> number(figure) + " " + unit.label(), log);
    }

    /** An axis of numbers. */
    static Axis axis(String title, boolean log) {
        return new Axis(title, Drawn::number, log);
    }

    static String number(double figure) {
        return FigureUnits.number(figure, Optional.empty());
    }

    /** The interval of a figure in a unit. */
    static Optional<Range> interval(Sample sample, FigureUnits unit) {
        return sample.estimate().interval().map(ends -> range(ends, unit));
    }

    static Range range(Interval ends, FigureUnits unit) {
        return new Range(unit.in(ends.low()), unit.in(ends.high()));
    }

    /** {@code 6.07}, {@code 6.07 (5.90 to 6.31)}. */
    static String words(double figure, Optional<Range> interval) {
        return number(figure)
                + interval.map(ends -> " (" + number(ends.low()) + " to " + number(ends.high()) + ")")
                        .orElse("");
    }

    /** All values of a tag, in the order of the lines; an empty one where none is asked for. */
    static List<String> values(StudyFigures figures, Optional<String> tag) {
        return tag.map(name -> figures.lines().stream()
                        .filter(line -> !line.beside())
                        .map(line -> line.tags().get(name))
                        .filter(Objects::nonNull)
                        .distinct()
                        .toList())
                .orElse(List.of(""));
    }

    static boolean has(StudyLine line, Optional<String> tag, String value) {
        return tag.isEmpty() || value.equals(line.tags().get(tag.get()));
    }

    /** The title of the chart of one value of a tag: {@code Sets through Kafka, set A}. */
    static String title(String title, Optional<String> tag, String value) {
        return title + tag.map(name -> ", " + name + " " + value).orElse("");
    }
}
