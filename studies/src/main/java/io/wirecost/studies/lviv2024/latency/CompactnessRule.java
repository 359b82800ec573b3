package io.wirecost.studies.lviv2024.latency;

import io.wirecost.analysis.SpeedStatistics;
import io.wirecost.analysis.pipeline.PipelineCosts.Cpu;
import io.wirecost.analysis.ranking.Ranked;
import io.wirecost.analysis.ranking.Ranking;
import io.wirecost.analysis.statistics.KendallTau;
import io.wirecost.core.codec.Variant;
import io.wirecost.studies.Answer;
import io.wirecost.studies.RatioText;
import io.wirecost.studies.lviv2024.latency.LatencyFigures.Format;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Whether the order of the formats in the pipeline is rather that of their bytes or that of their speed. Bytes are
 * those of the pipeline's own messages. Speed is serialize + deserialize as the run measured it in a loop. Without such
 * figures it is the processor time of both in the services.
 */
final class CompactnessRule {
    /** An order of fewer says nothing. */
    private static final int FORMATS = 5;

    private final List<Format> formats;
    private final Map<Variant, Double> loopNanos;
    private final boolean loop;

    CompactnessRule(LatencyFigures figures) {
        formats = figures.all();
        loopNanos = Ranking.byRoundTrip(figures.run()).stream()
                .collect(
                        Collectors.toMap(ranked -> ranked.cell().trial().codec(), CompactnessRule::nanos, (a, b) -> a));
        loop = formats.stream().allMatch(format -> loopNanos.containsKey(codec(format)));
    }

    ClaimVerdict judge() {
        if (formats.size() < FORMATS) {
            return verdict(
                    Answer.OPEN,
                    "The run has %d formats; an order of fewer than %d says nothing.",
                    formats.size(),
                    FORMATS);
        }
        List<Double> differences = new ArrayList<>();
        for (int left = 0; left < formats.size(); left++) {
            List<Format> others = new ArrayList<>(formats);
            others.remove(left);
            differences.add(tau(others, CompactnessRule::bytes) - tau(others, this::nanos));
        }
        double least =
                differences.stream().mapToDouble(Double::doubleValue).min().orElseThrow();
        double most =
                differences.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
        return verdict(
                least > 0 ? Answer.HOLDS : most < 0 ? Answer.FAILS : Answer.OPEN,
                "Over %d formats, tau of the time per message against encoded bytes is %s, against serialize + deserialize"
                        + " (%s) %s. Without any one of the formats the first is greater by %s to %s.",
                formats.size(),
                RatioText.number(tau(formats, CompactnessRule::bytes)),
                loop ? "as measured in a loop" : "processor time in the services",
                RatioText.number(tau(formats, this::nanos)),
                RatioText.number(least),
                RatioText.number(most));
    }

    private static ClaimVerdict verdict(Answer answer, String evidence, Object... figures) {
        return new ClaimVerdict(LatencyClaim.COMPACTNESS, answer, evidence.formatted(figures));
    }

    private static double tau(List<Format> formats, ToDoubleFunction<Format> figure) {
        return KendallTau.of(
                figures(formats, format -> format.statistics().nanosPerMessage().centre()), figures(formats, figure));
    }

    private static List<Double> figures(List<Format> formats, ToDoubleFunction<Format> figure) {
        return IntStream.range(0, formats.size())
                .mapToObj(index -> figure.applyAsDouble(formats.get(index)))
                .toList();
    }

    private static double bytes(Format format) {
        return format.statistics().costs().payloadBytes();
    }

    private double nanos(Format format) {
        if (loop) {
            return loopNanos.get(codec(format));
        }
        Cpu cpu = format.statistics().costs().cpu();
        return cpu.serializeNanos() + cpu.deserializeNanos();
    }

    private static double nanos(Ranked<SpeedStatistics> roundTrip) {
        return roundTrip.statistics().nanosPerOperation().centre();
    }

    private static Variant codec(Format format) {
        return Variant.jvm(format.published().codec());
    }
}
