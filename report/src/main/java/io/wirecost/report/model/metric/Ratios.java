package io.wirecost.report.model.metric;

import io.wirecost.analysis.Baseline;
import io.wirecost.analysis.ratio.SpeedRatios;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Run;
import io.wirecost.report.model.metric.Metric.Ratio;
import io.wirecost.report.wording.CodecLabels;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The ratios of one metric's times to the baselines of their runtimes; none for runs without slices. */
final class Ratios {
    private final Map<String, SpeedRatios> byRuntime = new LinkedHashMap<>();
    private final Map<String, String> baselines = new LinkedHashMap<>();

    /** @param ratios of a runtime */
    Ratios(Run run, CodecLabels names, Function<String, SpeedRatios> ratios) {
        for (String runtime : run.runtimes()) {
            Baseline.of(run, runtime).map(names::of).ifPresent(baseline -> {
                byRuntime.put(runtime, ratios.apply(runtime));
                baselines.put(runtime, baseline);
            });
        }
    }

    Optional<Ratio> of(Variant codec) {
        return Optional.ofNullable(byRuntime.get(codec.runtime()))
                .flatMap(ratios -> ratios.of(codec))
                .map(estimate -> ratio(codec.runtime(), estimate));
    }

    /** Returns what a second worker of a baseline took of the first, runtime by runtime. */
    List<Ratio> twins() {
        return byRuntime.entrySet().stream()
                .flatMap(runtime -> runtime.getValue().twins().map(twins -> ratio(runtime.getKey(), twins)).stream())
                .toList();
    }

    private Ratio ratio(String runtime, Estimate estimate) {
        return new Ratio(baselines.get(runtime), estimate.centre(), estimate.interval());
    }
}
