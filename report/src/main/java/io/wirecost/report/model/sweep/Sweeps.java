package io.wirecost.report.model.sweep;

import io.wirecost.analysis.Effort;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.analysis.sweep.Growth;
import io.wirecost.analysis.sweep.SweepStudy;
import io.wirecost.analysis.sweep.SweepStudy.CodecGrowth;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.document.Visible;
import io.wirecost.report.model.metric.Metric.Range;
import io.wirecost.report.model.sweep.SweepModel.Line;
import io.wirecost.report.model.sweep.SweepModel.Point;
import io.wirecost.report.wording.CodecLabels;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Makes what a report shows of a sweep over a parameter. */
public final class Sweeps {
    private static final String BYTES = new Task.Size().label();
    private static final String SERIALIZE = new Task.Time(Operation.SERIALIZE).label();
    private static final String DESERIALIZE = new Task.Time(Operation.DESERIALIZE).label();

    private final Run run;
    private final SweepStudy study;
    private final CodecLabels names;

    private Sweeps(Run run, SweepStudy study) {
        this.run = run;
        this.study = study;
        this.names = new CodecLabels(run);
    }

    /** Returns what a report shows of a run; empty for one without a sweep over a parameter. */
    public static Optional<SweepModel> of(Run run) {
        return SweepStudy.of(run).map(study -> new Sweeps(run, study).model());
    }

    private SweepModel model() {
        return new SweepModel(
                Visible.text(study.sweep().name()),
                notes(),
                run.runtimes().stream()
                        .flatMap(runtime -> study.codecs().stream()
                                .filter(codec -> codec.codec().runtime().equals(runtime))
                                .sorted(Comparator.comparingDouble(Sweeps::order))
                                .map(this::line))
                        .toList());
    }

    private static double order(CodecGrowth codec) {
        return codec.bytes().map(Growth::slope).orElse(Double.POSITIVE_INFINITY);
    }

    private List<String> notes() {
        List<String> notes = new ArrayList<>();
        Effort effort = Effort.of(run);
        String one = effort.unit().one();
        String many = effort.unit().many();
        notes.add("What one more adds is the slope of a straight line, fitted by relative errors to each " + one
                + "; its 95 % interval is over the " + many + ". Bytes are exact"
                + (study.recordsDiffer() ? ", of the mean over records that differ in size." : "."));
        if (effort.isSmoke()) {
            notes.add("Too few " + many + ": the slopes of times say little, and those of a single " + one
                    + " have no interval.");
        }
        notes.add(("A straight line holds if at every value it is within %.0f %% of the figure, or inside the figure's"
                        + " 95 %% interval.")
                .formatted(100 * SweepStudy.TOLERANCE));
        return notes;
    }

    private Line line(CodecGrowth codec) {
        Map<String, Optional<Growth>> growths =
                Map.of(BYTES, codec.bytes(), SERIALIZE, codec.serialize(), DESERIALIZE, codec.deserialize());
        return new Line(
                names.of(codec.codec()),
                Stream.of(BYTES, SERIALIZE, DESERIALIZE)
                        .flatMap(measure -> growths.get(measure).map(growth -> growth(measure, growth)).stream())
                        .toList(),
                StraightWords.of(growths, List.of(BYTES, SERIALIZE, DESERIALIZE)));
    }

    private static SweepModel.Growth growth(String measure, Growth growth) {
        return new SweepModel.Growth(
                measure,
                growth.slope(),
                range(growth.slopeInterval()),
                growth.points().stream()
                        .map(point -> new Point(point.value(), point.centre(), range(point.interval())))
                        .toList());
    }

    private static Optional<Range> range(Optional<Interval> interval) {
        return interval.map(ends -> new Range(ends.low(), ends.high()));
    }
}
