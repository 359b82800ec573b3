package io.wirecost.report.section;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Task;
import io.wirecost.document.Document;
import io.wirecost.plot.Axis;
import io.wirecost.plot.Scatter;
import io.wirecost.plot.Scatter.Dot;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.RuntimeLine;
import io.wirecost.report.model.metric.Front;
import io.wirecost.report.model.metric.Front.Point;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.stream.Stream;

/** What the figures say, in sentences, and size against time as a picture; runtime by runtime where there are several. */
final class AnswerSection {
    /** Of more codecs than these a chart brings out the portable front and the baselines. */
    private static final int CROWD = 8;

    private static final int SHAPES = 3;

    private static final List<String> TIMES =
            List.of(new Task.RoundTrip().label(), Operation.SERIALIZE.label(), Operation.DESERIALIZE.label());

    private final ReportModel model;
    private final CodecWords names;
    private final List<String> runtimes;

    AnswerSection(ReportModel model, CodecWords names) {
        this.model = model;
        this.names = names;
        this.runtimes = model.runtimes().stream().map(RuntimeLine::name).toList();
    }

    void write(Document.Writer page) {
        boolean several = model.hasSeveralRuntimes();
        boolean compared = model.runtimes().stream().anyMatch(AnswerSection::hasFindings);
        page.section("The answer", compared && several ? "each runtime against its own baseline" : "");
        if (!several) {
            chart("", model.codecs(), page);
        }
        for (RuntimeLine runtime : model.runtimes()) {
            if (hasFindings(runtime)) {
                page.part(runtime.title(), "");
                chart("", codecsOf(runtime), page);
                page.items(runtime.findings());
            }
        }
        if (compared && several) {
            page.part("All runtimes", "");
            chart(", all runtimes", model.codecs(), page);
        }
        page.items(model.findings());
    }

    private static boolean hasFindings(RuntimeLine runtime) {
        return !runtime.findings().isEmpty();
    }

    private List<CodecInfo> codecsOf(RuntimeLine runtime) {
        return model.codecs().stream()
                .filter(codec -> codec.runtime().equals(runtime.name()))
                .toList();
    }

    private void chart(String scope, List<CodecInfo> codecs, Document.Writer page) {
        TIMES.stream()
                .flatMap(id ->
                        model.fronts().stream().filter(front -> front.measure().equals(id)))
                .findFirst()
                .or(() -> model.fronts().stream().findFirst())
                .map(front -> scatter(front, scope, codecs))
                .filter(scatter -> scatter.dots().size() > 1)
                .ifPresent(scatter -> page.charts(note(scatter, codecs), scatter));
    }

    private Scatter scatter(Front front, String scope, List<CodecInfo> codecs) {
        Metric size = model.measure(new Task.Size().label()).orElseThrow();
        Metric time = model.measure(front.measure()).orElseThrow();
        boolean crowded = isCrowded(codecs);
        List<Dot> dots = codecs.stream()
                .flatMap(codec -> front.points().stream()
                        .filter(point -> point.codec().equals(name(codec)))
                        .flatMap(point -> dot(codec, point, size, time, crowded)))
                .toList();
        return new Scatter(
                "Size against " + front.measure() + scope,
                Axis.log("mean bytes per message", Units::bytes),
                Plots.times(front.measure() + " per message"),
                dots,
                scope.isEmpty() ? front(dots) : List.of());
    }

    private boolean isCrowded(List<CodecInfo> codecs) {
        return codecs.size() > CROWD
                && codecs.stream().anyMatch(codec -> model.portableFront().contains(name(codec)));
    }

    private String note(Scatter scatter, List<CodecInfo> codecs) {
        String faint = isCrowded(codecs)
                ? "neither the baseline nor a portable codec that no other one beats in size and round trip"
                : "another codec is no larger and certainly faster";
        return "Lower left is better. Lines are 95 % intervals."
                + (scatter.dots().stream().anyMatch(Dot::faint) ? " Faint: " + faint + "." : "")
                + (scatter.front().size() > 1 ? " Dashed: nothing lies below it, by the means." : "");
    }

    private Stream<Dot> dot(CodecInfo codec, Point point, Metric size, Metric time, boolean crowded) {
        String name = name(codec);
        boolean bright = crowded
                ? model.portableFront().contains(name) || isBaseline(name)
                : point.beatenBy().isEmpty();
        return size.line(name).filter(line -> line.centre() > 0).stream()
                .flatMap(bytes -> time.line(name).stream()
                        .map(nanos -> new Dot(
                                names.inFamily(name),
                                bytes.centre(),
                                nanos.centre(),
                                Plots.range(nanos.comparable()),
                                Math.min(runtimes.indexOf(codec.runtime()), SHAPES - 1),
                                !bright)));
    }

    private String name(CodecInfo codec) {
        return names.label(codec.variant());
    }

    private boolean isBaseline(String codec) {
        return model.runtimes().stream()
                .anyMatch(runtime -> runtime.baseline().filter(codec::equals).isPresent());
    }

    /** Codecs than which no other is both smaller and faster, by the means. */
    private static List<String> front(List<Dot> dots) {
        return dots.stream()
                .filter(dot -> dots.stream()
                        .noneMatch(other -> other.x() <= dot.x()
                                && other.y() <= dot.y()
                                && (other.x() < dot.x() || other.y() < dot.y())))
                .map(dot -> dot.subject().key())
                .toList();
    }
}
