package io.wirecost.report.model.answer;

import io.wirecost.analysis.ranking.PortableFront;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.metric.Winners;
import io.wirecost.report.wording.CodecLabels;
import io.wirecost.report.wording.Units;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What damaged bytes did to the codecs that the answer recommends: the portable front, or the smallest and fastest portable codecs
 * where there is none. Each has the limits that its library ships.
 */
public final class DamageWords {
    private static final String SIZE = new Task.Size().label();

    /** Where there is no front, the best in each of these is named. */
    private static final Set<String> BEST =
            Set.of(SIZE, new Task.RoundTrip().label(), Operation.SERIALIZE.label(), Operation.DESERIALIZE.label());

    private static final int MOST = 4;

    private final Run run;
    private final List<Metric> measures;
    private final CodecLabels names;
    private final Map<String, Robustness> figures = new LinkedHashMap<>();

    /**
     * @param run with the codecs of one runtime, or all of them
     * @param measures of these
     */
    public DamageWords(Run run, List<Metric> measures, CodecLabels names) {
        this.run = run;
        this.measures = measures;
        this.names = names;
        for (Cell cell : run.cells()) {
            cell.figures(Robustness.class)
                    .filter(found -> found.advice().isEmpty())
                    .ifPresent(found -> figures.put(names.of(cell.trial().codec()), found));
        }
    }

    /** What they did to the recommended codecs; empty if none of these was given any. */
    public Optional<String> ofRecommended() {
        List<String> named =
                named().distinct().filter(figures::containsKey).limit(MOST).toList();
        return named.isEmpty() ? Optional.empty() : Optional.of(ofNamed(named));
    }

    private Stream<String> named() {
        List<Variant> front = PortableFront.of(run).codecs();
        return front.isEmpty() ? best() : front.stream().map(names::of);
    }

    private Stream<String> best() {
        List<String> portable = run.codecs().stream()
                .filter(codec -> codec.portable().orElse(false))
                .map(codec -> names.of(codec.variant()))
                .toList();
        return measures.stream()
                .filter(measure -> BEST.contains(measure.id()))
                .filter(measure -> !run.isSmoke() || measure.id().equals(SIZE))
                .flatMap(measure -> measure.lines().stream()
                        .map(Line::codec)
                        .filter(portable::contains)
                        .limit(1));
    }

    private String ofNamed(List<String> named) {
        String told = named.stream().flatMap(name -> of(name).stream()).collect(Collectors.joining("; of "));
        return told.isEmpty()
                ? "No damaged message made %s return another value in silence, or exhaust its process."
                        .formatted(String.join(" or ", named))
                : "Of " + told + ".";
    }

    /** What a codec did, and for how many messages; empty if it did none of it. */
    private Optional<String> of(String name) {
        Robustness found = figures.get(name);
        List<String> reactions = words(kind -> found.inputs(kind), "%2$s for %1$s");
        return reactions.isEmpty()
                ? Optional.empty()
                : Optional.of("%s damaged messages, %s %s"
                        .formatted(Units.count(found.inputs()), name, Winners.names(reactions)));
    }

    /** To how many codecs they did what; empty for a run that gave them to none. */
    public Optional<String> ofAll() {
        List<String> counts = words(this::codecs, "%1$s %2$s");
        String all = figures.size() == 1 ? "1 codec" : figures.size() + " codecs";
        return figures.isEmpty()
                ? Optional.empty()
                : Optional.of("Of %s that read damaged messages, %s."
                        .formatted(
                                all,
                                counts.isEmpty()
                                        ? "none returned another value in silence or exhausted its process"
                                        : Winners.names(counts)));
    }

    private int codecs(ReactionKind kind) {
        return (int) figures.values().stream()
                .filter(found -> found.inputs(kind) > 0)
                .count();
    }

    /** Of each reaction that came: how often, and what it is. */
    private static List<String> words(ToIntFunction<ReactionKind> count, String form) {
        return Stream.of(ReactionKind.values())
                .filter(kind -> count.applyAsInt(kind) > 0)
                .flatMap(kind -> told(kind).map(words -> form.formatted(Units.count(count.applyAsInt(kind)), words)))
                .toList();
    }

    private static Stream<String> told(ReactionKind kind) {
        return switch (kind) {
            case NOTICED, EQUAL, NOTICED_OTHERWISE -> Stream.of();
            case OTHER_VALUE -> Stream.of("returned another value in silence");
            case STACK_EXHAUSTED -> Stream.of("exhausted the stack");
            case MEMORY_EXHAUSTED -> Stream.of("exhausted memory");
            case HANG -> Stream.of("did not come to an end");
            case DIED -> Stream.of("ended the process");
        };
    }
}
