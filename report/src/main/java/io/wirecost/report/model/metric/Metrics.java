package io.wirecost.report.model.metric;

import io.wirecost.analysis.Allocation;
import io.wirecost.analysis.SizeStatistics;
import io.wirecost.analysis.SpeedStatistics;
import io.wirecost.analysis.ranking.Ranked;
import io.wirecost.analysis.ranking.Ranking;
import io.wirecost.analysis.ratio.SpeedRatios;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.analysis.statistics.Ties;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Direction;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import io.wirecost.report.model.metric.Metric.Box;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.metric.Metric.Ratio;
import io.wirecost.report.model.metric.Metric.Timed;
import io.wirecost.report.model.metric.Metric.Unit;
import io.wirecost.report.wording.CodecLabels;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Every measure of a run that has figures: size, both directions, their sum, the stages. */
public final class Metrics {
    private static final String VIEW = "a view on the bytes: nothing is decoded yet";

    private final Run run;
    private final CodecLabels names;
    private final Set<Variant> views;
    private final Map<Variant, Direction> directions;
    private final ForkNotes forkNotes;

    private Metrics(Run run) {
        this.run = run;
        this.names = new CodecLabels(run);
        this.views = run.codecs().stream()
                .filter(codec -> codec.family() == Family.ZERO_COPY)
                .map(CodecInfo::variant)
                .collect(Collectors.toSet());
        this.directions = run.codecs().stream().collect(Collectors.toMap(CodecInfo::variant, CodecInfo::direction));
        this.forkNotes = new ForkNotes(run);
    }

    /** Returns those of a run, size first. */
    public static List<Metric> of(Run run) {
        return new Metrics(run).all();
    }

    private List<Metric> all() {
        List<Metric> all = new ArrayList<>();
        all.add(measure(names, new Task.Size().label(), Unit.BYTES, Ranking.bySize(run), this::size, Metrics::exactly));
        for (Operation operation : Operation.values()) {
            if (operation == Operation.TO_NATIVE) {
                all.add(timed(
                        new Task.RoundTrip(),
                        Ranking.byRoundTrip(run),
                        new Ratios(run, names, runtime -> SpeedRatios.ofRoundTrip(run, runtime))));
            }
            all.add(timed(
                    new Task.Time(operation),
                    Ranking.bySpeed(run, operation),
                    new Ratios(run, names, runtime -> SpeedRatios.of(run, runtime, operation))));
        }
        return all.stream().filter(measure -> !measure.lines().isEmpty()).toList();
    }

    private Metric timed(Task task, List<Ranked<SpeedStatistics>> ranked, Ratios ratios) {
        Clocks clocks = new Clocks(ranked);
        Metric metric =
                measure(names, task.label(), Unit.NANOS, ranked, cell -> time(cell, clocks, ratios), Metrics::interval);
        return metric.by(clocks.words(names), ratios.twins());
    }

    /** Lines with the sets of those of a runtime that cannot be told apart. */
    public static <S> Metric measure(
            CodecLabels names,
            String id,
            Unit unit,
            List<Ranked<S>> ranked,
            Function<Ranked<S>, Line> line,
            Function<S, Interval> interval) {
        List<List<String>> ties = ranked.stream()
                .filter(cell -> cell.place().isPresent())
                .collect(Collectors.groupingBy(
                        cell -> cell.cell().trial().codec().runtime(), LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .flatMap(placed -> ties(names, placed, interval).stream())
                .toList();
        return new Metric(id, unit, ranked.stream().map(line).toList(), ties);
    }

    /** @param placed of one runtime */
    private static <S> List<List<String>> ties(
            CodecLabels names, List<Ranked<S>> placed, Function<S, Interval> interval) {
        return Ties.of(placed.stream().map(Ranked::statistics).map(interval).toList()).stream()
                .map(set -> set.stream()
                        .map(index -> names.of(placed.get(index).cell().trial().codec()))
                        .toList())
                .toList();
    }

    private static Interval exactly(SizeStatistics size) {
        return new Interval(size.meanBytes(), size.meanBytes());
    }

    /** Only cells that have an interval have a place. */
    private static Interval interval(SpeedStatistics speed) {
        return speed.nanosPerOperation().interval().orElseThrow();
    }

    private Line size(Ranked<SizeStatistics> ranked) {
        SizeStatistics size = ranked.statistics();
        Box box = new Box(
                size.standardDeviationBytes(),
                size.minBytes(),
                size.p5Bytes(),
                size.p25Bytes(),
                size.medianBytes(),
                size.p75Bytes(),
                size.p95Bytes(),
                size.maxBytes());
        return line(
                ranked,
                size.meanBytes(),
                Optional.empty(),
                Optional.empty(),
                size.meanBytesByGroup(),
                Optional.of(box),
                Optional.empty(),
                restriction(ranked));
    }

    private Line time(Ranked<SpeedStatistics> ranked, Clocks clocks, Ratios ratios) {
        SpeedStatistics speed = ranked.statistics();
        Estimate nanos = speed.nanosPerOperation();
        Timed timed = new Timed(
                nanos.forks(),
                speed.clock(),
                speed.wallNanosPerOperation(),
                speed.absoluteNanos().equals(nanos) ? Optional.empty() : nanos.interval(),
                speed.floorNanosPerOperation().centre(),
                speed.allocation().map(Allocation::bytesPerOperation));
        return line(
                ranked,
                nanos.centre(),
                absolute(speed),
                ratios.of(ranked.cell().trial().codec()),
                speed.nanosByGroup().stream().map(Estimate::centre).toList(),
                Optional.empty(),
                Optional.of(timed),
                Stream.of(restriction(ranked), view(ranked), clocks.note(speed), forkNotes.of(ranked))
                        .flatMap(List::stream)
                        .toList());
    }

    /** The interval with the machine's speed, around the time that is shown. */
    private static Optional<Interval> absolute(SpeedStatistics speed) {
        Estimate absolute = speed.absoluteNanos();
        double shift = speed.nanosPerOperation().centre() / absolute.centre();
        return absolute.interval().map(interval -> new Interval(shift * interval.low(), shift * interval.high()));
    }

    private Line line(
            Ranked<?> ranked,
            double centre,
            Optional<Interval> interval,
            Optional<Ratio> ratio,
            List<Double> steps,
            Optional<Box> box,
            Optional<Timed> timed,
            List<String> notes) {
        Trial trial = ranked.cell().trial();
        return new Line(
                names.of(trial.codec()), trial.id(), ranked.place(), centre, interval, ratio, steps, box, timed, notes);
    }

    private List<String> restriction(Ranked<?> ranked) {
        return directions.get(ranked.cell().trial().codec()).restriction().stream()
                .toList();
    }

    private List<String> view(Ranked<?> ranked) {
        Trial trial = ranked.cell().trial();
        boolean view = trial.task().equals(new Task.Time(Operation.READ)) && views.contains(trial.codec());
        return view ? List.of(VIEW) : List.of();
    }
}
