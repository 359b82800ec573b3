package io.wirecost.report.section;

import io.wirecost.analysis.Effort;
import io.wirecost.analysis.sweep.Growth;
import io.wirecost.analysis.sweep.SweepStudy;
import io.wirecost.analysis.sweep.SweepStudy.CodecGrowth;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Task;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.plot.Axis;
import io.wirecost.plot.Chart;
import io.wirecost.plot.Lines;
import io.wirecost.plot.MarkSubject;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.wording.StraightWords;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What one more of a workload's parameter costs, fewest bytes first; nothing in a run in which none differs from group to group. */
final class SweepSection {
    private static final String BYTES = new Task.Size().label();
    private static final String SERIALIZE = new Task.Time(Operation.SERIALIZE).label();
    private static final String DESERIALIZE = new Task.Time(Operation.DESERIALIZE).label();

    private final SweepStudy study;
    private final ReportModel model;
    private final CodecWords names;
    private final String parameter;

    private SweepSection(SweepStudy study, ReportModel model, CodecWords names) {
        this.study = study;
        this.model = model;
        this.names = names;
        this.parameter = study.sweep().name();
    }

    static void write(ReportModel model, CodecWords names, Document.Writer page) {
        SweepStudy.of(model.run()).ifPresent(study -> new SweepSection(study, model, names).write(page));
    }

    private void write(Document.Writer page) {
        page.section("what one more costs", "of " + parameter + ", per message");
        if (model.smoke()) {
            page.warning("SMOKE: " + Effort.of(model.run()).words() + ", not ranked");
        }
        List<CodecGrowth> codecs = study.codecs().stream()
                .sorted(Comparator.comparingDouble(
                        codec -> codec.bytes().map(Growth::slope).orElse(Double.POSITIVE_INFINITY)))
                .toList();
        RuntimeParts.write(model, page, codecs, CodecGrowth::codec, lines -> {
            page.charts(Stream.of(BYTES, SERIALIZE, DESERIALIZE)
                    .flatMap(measure -> chart(measure, lines).stream())
                    .toArray(Chart[]::new));
            page.table(table(lines));
        });
        notes().forEach(page::paragraph);
    }

    private String name(CodecGrowth codec) {
        return names.label(codec.codec());
    }

    private static Map<String, Optional<Growth>> growths(CodecGrowth codec) {
        Map<String, Optional<Growth>> growths = new LinkedHashMap<>();
        growths.put(BYTES, codec.bytes());
        growths.put(SERIALIZE, codec.serialize());
        growths.put(DESERIALIZE, codec.deserialize());
        return growths;
    }

    private Optional<Chart> chart(String measure, List<CodecGrowth> codecs) {
        List<Lines.Line> courses = codecs.stream()
                .flatMap(codec -> growths(codec).get(measure).stream()
                        .map(growth -> new Lines.Line(
                                MarkSubject.codec(name(codec)),
                                Lines.Form.JOINED,
                                false,
                                growth.points().stream()
                                        .map(point -> Plots.point(point.value(), point.centre(), point.interval()))
                                        .toList())))
                .toList();
        return courses.isEmpty()
                ? Optional.empty()
                : Optional.of(new Lines(
                        measure + " by " + parameter,
                        Axis.linear(parameter, value -> Units.count(Math.round(value))),
                        measure.equals(BYTES) ? Plots.bytes("bytes") : Axis.linear("per message", Units::time),
                        courses,
                        List.of()));
    }

    private Table table(List<CodecGrowth> codecs) {
        return Columns.<CodecGrowth>of()
                .codec("codec", codec -> names.plain(name(codec)))
                .figure("bytes", "bytes", codec -> codec.bytes().map(Growth::slope), Units::signedBytes)
                .figure("serialize", "ns", codec -> codec.serialize().map(Growth::slope), Units::signedTime)
                .figure("95%", codec -> FigureCells.ends(codec.serialize()))
                .figure("deserialize", "ns", codec -> codec.deserialize().map(Growth::slope), Units::signedTime)
                .figure("95%", codec -> FigureCells.ends(codec.deserialize()))
                .words("straight line", codec -> StraightWords.of(growths(codec)))
                .table(codecs);
    }

    private List<String> notes() {
        List<String> notes = new ArrayList<>();
        Effort effort = Effort.of(model.run());
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
}
