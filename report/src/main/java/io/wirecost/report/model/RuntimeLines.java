package io.wirecost.report.model;

import io.wirecost.analysis.Baseline;
import io.wirecost.core.run.Run;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Metric.Timed;
import io.wirecost.report.wording.CodecLabels;
import io.wirecost.report.wording.RuntimeTitles;
import java.util.List;
import java.util.Set;

/** The runtimes of a run as a report shows them. */
final class RuntimeLines {
    private final Run run;
    private final List<Metric> measures;
    private final CodecLabels names;
    private final AnswerSentences findings;

    RuntimeLines(Run run, List<Metric> measures, CodecLabels names, AnswerSentences findings) {
        this.run = run;
        this.measures = measures;
        this.names = names;
        this.findings = findings;
    }

    List<RuntimeLine> all() {
        RuntimeTitles titles = new RuntimeTitles(run);
        boolean several = run.runtimes().size() > 1;
        return run.runtimes().stream()
                .map(runtime -> new RuntimeLine(
                        runtime,
                        titles.of(runtime),
                        Baseline.of(run, runtime).map(names::of),
                        tellsAllocations(runtime),
                        several ? findings.ofRuntime(runtime) : List.of()))
                .toList();
    }

    private boolean tellsAllocations(String runtime) {
        Set<String> own = names.ofRuntime(runtime);
        List<Timed> times = measures.stream()
                .flatMap(measure -> measure.in(own).lines().stream())
                .flatMap(line -> line.timed().stream())
                .toList();
        return times.isEmpty()
                || times.stream().anyMatch(timed -> timed.allocatedBytes().isPresent());
    }
}
