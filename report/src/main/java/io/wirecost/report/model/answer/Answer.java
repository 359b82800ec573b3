package io.wirecost.report.model.answer;

import io.wirecost.analysis.Effort;
import io.wirecost.analysis.ranking.PortableFront;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.metric.Metric.Unit;
import io.wirecost.report.wording.CodecLabels;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What sizes and round trips say against the baseline: which formats to take, and what stays inside one platform. */
public final class Answer {
    /** Of more codecs than these only the names are told. */
    private static final int SIZES_TOLD = 3;

    private static final int OTHERS_TOLD = 2;

    private final Run run;
    private final List<Metric> measures;
    private final String baseline;
    private final CodecLabels names;
    private final Held held;

    public Answer(Run run, List<Metric> measures, String baseline, CodecLabels names) {
        this.run = run;
        this.measures = measures;
        this.baseline = baseline;
        this.names = names;
        this.held = new Held(measure(new Task.Size()), measure(new Task.RoundTrip()), baseline);
    }

    /** Returns the portable front, or the sizes where times say nothing, then what is not portable. */
    public List<String> sentences() {
        List<String> sentences =
                new ArrayList<>(new FrontWords(PortableFront.of(run), run.codecs(), names, held).sentences(baseline));
        if (sentences.isEmpty()) {
            sizes().ifPresent(sentences::add);
        }
        others("Read by one platform only, so not portable: ", Optional.of(false))
                .ifPresent(sentences::add);
        others("Not known to be portable: ", Optional.empty()).ifPresent(sentences::add);
        return sentences;
    }

    private Optional<Metric> measure(Task task) {
        return Metric.in(measures, task.label());
    }

    /** The smallest portable codecs. */
    private Optional<String> sizes() {
        boolean timed = measures.stream().anyMatch(measure -> measure.unit() == Unit.NANOS);
        String why = timed && run.isSmoke()
                ? "Too few " + Effort.Unit.of(run).many() + " to compare times, so only sizes count. "
                : "";
        List<String> portable = smallestFirst(Optional.of(true));
        return portable.isEmpty()
                ? Optional.empty()
                : Optional.of(why + "Bytes against " + baseline + " (" + held.ownBytes(baseline) + "): "
                        + told(portable, SIZES_TOLD) + ".");
    }

    private Optional<String> others(String lead, Optional<Boolean> portable) {
        List<String> codecs = measure(new Task.RoundTrip()).isPresent() && !run.isSmoke()
                ? names(portable, measure(new Task.RoundTrip()))
                : smallestFirst(portable);
        return codecs.isEmpty() ? Optional.empty() : Optional.of(lead + told(codecs, OTHERS_TOLD) + ".");
    }

    private List<String> smallestFirst(Optional<Boolean> portable) {
        return names(portable, measure(new Task.Size()));
    }

    /** Codecs other than the baseline in the order of a measure. */
    private List<String> names(Optional<Boolean> portable, Optional<Metric> measure) {
        List<String> wanted = run.codecs().stream()
                .filter(codec -> codec.portable().equals(portable))
                .map(CodecInfo::variant)
                .map(names::of)
                .filter(name -> !name.equals(baseline))
                .toList();
        return measure.stream()
                .flatMap(known -> known.lines().stream())
                .map(Line::codec)
                .filter(wanted::contains)
                .toList();
    }

    private String told(List<String> codecs, int most) {
        Stream<String> first = codecs.stream().limit(most).map(codec -> codec + " (" + words(codec) + ")");
        return Stream.concat(first, codecs.stream().skip(most)).collect(Collectors.joining(", "));
    }

    private String words(String codec) {
        return run.isSmoke() ? held.bytes(codec).orElseGet(() -> held.ownBytes(codec)) : held.words(codec);
    }
}
