package io.wirecost.report.model;

import io.wirecost.analysis.Baseline;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Metric.Timed;
import io.wirecost.report.wording.CodecLabels;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A runtime whose codecs took part in a run.
 *
 * @param name as trial ids have it
 * @param title as people write it
 * @param baseline the codec that those of this runtime are held against at first; empty when nothing of it was measured
 * @param tellsAllocations false where its times came without allocated bytes
 * @param findings sentences about its codecs alone, the most useful first; none in a run with one runtime, where all
 *     sentences are about it
 */
public record RuntimeLine(
        String name, String title, Optional<String> baseline, boolean tellsAllocations, List<String> findings) {
    public RuntimeLine {
        findings = List.copyOf(findings);
    }

    /** Those of a run. */
    static List<RuntimeLine> of(Run run, List<Metric> measures, CodecLabels names, AnswerSentences findings) {
        boolean several = run.runtimes().size() > 1;
        return run.runtimes().stream()
                .map(runtime -> new RuntimeLine(
                        runtime,
                        title(run, runtime),
                        Baseline.of(run, runtime).map(names::of),
                        tellsAllocations(measures, names.ofRuntime(runtime)),
                        several ? findings.ofRuntime(runtime) : List.of()))
                .toList();
    }

    /** {@code Node.js}; the name where the run does not say more. */
    private static String title(Run run, String name) {
        return run.environment().runtimes().stream()
                .filter(info -> info.name().equals(name))
                .map(RuntimeInfo::title)
                .findFirst()
                .orElse(name);
    }

    private static boolean tellsAllocations(List<Metric> measures, Set<String> codecs) {
        List<Timed> times = measures.stream()
                .flatMap(measure -> measure.in(codecs).lines().stream())
                .flatMap(line -> line.timed().stream())
                .toList();
        return times.isEmpty()
                || times.stream().anyMatch(timed -> timed.allocatedBytes().isPresent());
    }

    /** Returns what a reader must know who looks for allocated bytes; empty where they are told. */
    public Optional<String> silence() {
        return tellsAllocations ? Optional.empty() : Optional.of(title + " does not tell allocated bytes");
    }
}
