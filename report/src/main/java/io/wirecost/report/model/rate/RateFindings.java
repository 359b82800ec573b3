package io.wirecost.report.model.rate;

import io.wirecost.analysis.ranking.RankedCell;
import io.wirecost.analysis.rate.MachineSpeeds;
import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.report.model.metric.Winners;
import io.wirecost.report.model.rate.OpenLoopModel.Line;
import io.wirecost.report.model.rate.OpenLoopModel.Percentile;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** What messages at a rate say, in sentences. */
public final class RateFindings {
    private final OpenLoop openLoop;
    private final List<Line> lines;
    private final Optional<MachineSpeeds> machine;

    /**
     * @param lines of the one passage that stands for the run, best first
     * @param machine empty in runs that did not look
     */
    public RateFindings(OpenLoop openLoop, List<Line> lines, Optional<MachineSpeeds> machine) {
        this.openLoop = openLoop;
        this.lines = lines;
        this.machine = machine;
    }

    /** Returns what there is to say, the machine last. */
    public List<String> sentences() {
        List<String> sentences =
                new ArrayList<>(openLoop.messagesPerSecond().map(this::given).orElseGet(this::sought));
        machine.filter(speeds -> !speeds.steady()).map(RateFindings::unsteady).ifPresent(sentences::add);
        return sentences;
    }

    private static String unsteady(MachineSpeeds machine) {
        return "The machine itself was %s as fast in one block as in another: smaller differences between single blocks may come from the machine."
                .formatted(Units.ratio(machine.spread()));
    }

    private List<String> sought() {
        List<String> sentences = new ArrayList<>();
        best("Highest rate with 99 % of the messages within " + Units.time(openLoop.boundNanos()), RateFindings::rate)
                .ifPresent(sentences::add);
        names(line -> line.messagesPerSecond().isEmpty())
                .ifPresent(names -> sentences.add("No rate that was tried is sustained by " + names + "."));
        return sentences;
    }

    /** Latencies of a rate that is not sustained grow with the time that it lasts. */
    private List<String> given(long messagesPerSecond) {
        String pace = Units.count(messagesPerSecond) + " messages/s";
        List<String> sentences = new ArrayList<>();
        best("Lowest 99th percentile of the latency at " + pace, RateFindings::tail)
                .ifPresent(sentences::add);
        names(line -> line.sustainedSets() < line.sets())
                .ifPresent(names -> sentences.add(pace + " are not sustained throughout by " + names + "."));
        return sentences;
    }

    private Optional<String> best(String what, Function<Line, String> figure) {
        List<Line> first = lines.stream()
                .filter(line -> line.place().filter(RankedCell::first).isPresent())
                .toList();
        if (first.isEmpty() || lines.size() < 2) {
            return Optional.empty();
        }
        String best = figure.apply(first.get(0));
        return Optional.of(what + ": "
                + (first.size() == 1
                        ? first.get(0).codec() + ", " + best + "."
                        : Winners.names(first.stream().map(Line::codec).toList()) + " cannot be told apart (" + best
                                + " to " + figure.apply(first.get(first.size() - 1)) + ")."));
    }

    private Optional<String> names(Predicate<Line> wanted) {
        List<String> names = lines.stream().filter(wanted).map(Line::codec).toList();
        return names.isEmpty() ? Optional.empty() : Optional.of(Winners.names(names));
    }

    private static String rate(Line line) {
        return line.messagesPerSecond()
                .map(rate -> Units.count(Math.round(rate)) + " messages/s")
                .orElse("");
    }

    private static String tail(Line line) {
        return line.percentile(OpenLoop.BOUND_FRACTION)
                .map(Percentile::nanos)
                .map(Units::time)
                .orElse("");
    }
}
