package io.wirecost.report.model.metric;

import io.wirecost.analysis.statistics.Interval;
import io.wirecost.analysis.statistics.ParetoFront;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.metric.Metric.Unit;
import io.wirecost.report.wording.CodecLabels;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Size against one time.
 *
 * @param measure id of the time
 * @param points codecs that have both figures, runtime by runtime, smallest first
 */
public record Front(String measure, List<Point> points) {
    public Front {
        points = List.copyOf(points);
    }

    /**
     * One codec.
     *
     * @param beatenBy a codec of the same runtime that is no larger and certainly faster; empty where there is none, and in a
     *     smoke run
     */
    public record Point(String codec, Optional<String> beatenBy) {}

    /** Returns size against each of a run's times. No codec is beaten by one of another runtime. */
    public static List<Front> of(Run run, List<Metric> measures) {
        List<Set<String>> codecs = new CodecLabels(run).byRuntime();
        return Metric.in(measures, new Task.Size().label()).stream()
                .flatMap(bytes -> measures.stream()
                        .filter(measure -> measure.unit() == Unit.NANOS)
                        .map(time -> new Front(time.id(), points(run, bytes, time, codecs))))
                .filter(front -> !front.points().isEmpty())
                .toList();
    }

    private static List<Point> points(Run run, Metric size, Metric time, List<Set<String>> runtimes) {
        return runtimes.stream()
                .flatMap(codecs -> points(run, size.in(codecs), time.in(codecs)).stream())
                .toList();
    }

    private static List<Point> points(Run run, Metric size, Metric time) {
        List<Line> both = size.lines().stream()
                .filter(line -> time.line(line.codec()).isPresent())
                .toList();
        Map<String, String> beatenBy = run.isSmoke() ? Map.of() : beatenBy(both, time);
        return both.stream()
                .map(line -> new Point(line.codec(), Optional.ofNullable(beatenBy.get(line.codec()))))
                .toList();
    }

    /** Only what has a place takes part: a cell that lacks forks can neither beat nor be beaten. */
    private static Map<String, String> beatenBy(List<Line> sizes, Metric time) {
        List<String> codecs = new ArrayList<>();
        List<ParetoFront.Point> points = new ArrayList<>();
        for (Line size : sizes) {
            time.line(size.codec()).filter(line -> line.place().isPresent()).ifPresent(line -> {
                Interval nanos = line.comparable().orElseThrow();
                codecs.add(size.codec());
                points.add(new ParetoFront.Point(size.centre(), nanos));
            });
        }
        List<Optional<Integer>> beaten = ParetoFront.beatenBy(points);
        Map<String, String> named = new HashMap<>();
        for (int i = 0; i < beaten.size(); i++) {
            int own = i;
            beaten.get(i).ifPresent(by -> named.put(codecs.get(own), codecs.get(by)));
        }
        return named;
    }
}
