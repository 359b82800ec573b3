package io.wirecost.report.model.answer;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.run.Passage;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.metric.Winners;
import io.wirecost.report.model.pipeline.PipelineModel;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** What the way through the three services says: who is faster than the baseline there, and what the pipeline takes itself. */
public final class PipelineWords {
    private final PipelineModel model;
    private final Optional<String> baseline;

    public PipelineWords(PipelineModel model, Optional<String> baseline) {
        this.model = model;
        this.baseline = baseline;
    }

    /** Empty where nothing may be compared. */
    public Optional<String> sentence() {
        return model.measure(Passage.PLAIN.label())
                .flatMap(measure -> baseline.flatMap(measure::line)
                        .flatMap(base -> against(measure, base))
                        .or(() ->
                                new Winners(baseline).sentence("Fastest through the three services" + over(), measure))
                        .map(sentence -> sentence + ofTheFloor(measure)));
    }

    private Optional<String> against(Metric measure, Line base) {
        List<String> parts = new ArrayList<>();
        part(measure, base, "faster ", ratio -> ratio.high() < 1).ifPresent(parts::add);
        part(measure, base, "no difference beyond the noise for ", ratio -> ratio.low() <= 1 && ratio.high() >= 1)
                .ifPresent(parts::add);
        part(measure, base, "slower ", ratio -> ratio.low() > 1).ifPresent(parts::add);
        return parts.isEmpty()
                ? Optional.empty()
                : Optional.of("Through the three services" + over() + ", against " + base.codec() + " ("
                        + Units.time(base.centre()) + " a message): " + String.join("; ", parts) + ".");
    }

    private Optional<String> part(Metric measure, Line base, String lead, Predicate<Interval> wanted) {
        List<String> codecs = measure.lines().stream()
                .filter(line -> line.place().isPresent() && !line.equals(base))
                .flatMap(line -> ratio(measure, line).filter(wanted).stream()
                        .map(ratio -> line.codec() + " (" + Units.ratio(ratio.low()) + " to "
                                + Units.ratio(ratio.high()) + ")"))
                .toList();
        return codecs.isEmpty() ? Optional.empty() : Optional.of(lead + Winners.names(codecs));
    }

    private Optional<Interval> ratio(Metric measure, Line line) {
        return model.flow(measure, line).ratio().flatMap(Estimate::interval);
    }

    private String over() {
        return model.link().isShaped() ? " over " + model.link().label() : "";
    }

    private String ofTheFloor(Metric measure) {
        List<Long> percents = measure.lines().stream()
                .flatMap(line -> model.flow(measure, line).floorShare().stream())
                .map(share -> Math.round(100 * share.centre()))
                .sorted()
                .toList();
        if (percents.isEmpty()) {
            return "";
        }
        long least = percents.get(0);
        long most = percents.get(percents.size() - 1);
        return " The pipeline alone takes " + least + (least == most ? "" : " to " + most) + " % of that.";
    }
}
