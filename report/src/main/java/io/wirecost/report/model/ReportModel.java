package io.wirecost.report.model;

import io.wirecost.analysis.BatchRepeats;
import io.wirecost.analysis.advice.AdviceQuestion;
import io.wirecost.analysis.link.LinkStudy;
import io.wirecost.analysis.link.exchange.ExchangeStudy;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.report.model.conditions.Witnessed;
import io.wirecost.report.model.message.DerivedSchema;
import io.wirecost.report.model.metric.Front;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.metric.Unmeasured;
import io.wirecost.report.model.pipeline.PipelineModel;
import io.wirecost.report.model.rate.OpenLoopModel;
import io.wirecost.report.wording.CodecLabels;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Everything that a report shows of one run. Figures are computed; who shows them chooses, sorts and divides only.
 *
 * @param run that all of it is about
 * @param smoke whether nothing may be ranked, because a trial has too few forks; the pipeline says so for itself
 * @param witnessed what was noted beside the forks; empty in a run from before that, or without forks
 * @param complete false when the run was interrupted
 * @param findings sentences that the figures support, the most useful first; of several runtimes only those about the
 *     whole run
 * @param runtimes those whose codecs took part
 * @param baseline that of the first runtime that has one; empty when nothing was measured
 * @param codecs runtime by runtime
 * @param measures size, then each operation that has figures
 * @param portableFront the portable codecs that no other portable codec of their runtime beats in size and round trip,
 *     runtime by runtime, the best first
 * @param fronts size against each of the times
 * @param pipeline the way through three services; empty where nothing came through
 * @param repeats codecs whose figures through the services too few different records flatter; empty where there are none
 * @param openLoop messages at fixed times; empty for a run that sent as fast as it could
 * @param links time against bandwidth; empty for a run over fewer than two links
 * @param exchanges one message over one hop, without services, by runtime; none where no codec has its bytes and both times
 * @param question what the costs of a month begin with
 */
public record ReportModel(
        Run run,
        boolean smoke,
        boolean complete,
        Optional<Witnessed> witnessed,
        List<String> findings,
        List<RuntimeLine> runtimes,
        Optional<String> baseline,
        List<CodecInfo> codecs,
        List<Metric> measures,
        List<String> portableFront,
        List<Front> fronts,
        Optional<PipelineModel> pipeline,
        Optional<BatchRepeats> repeats,
        Optional<OpenLoopModel> openLoop,
        Optional<LinkStudy> links,
        List<ExchangeStudy> exchanges,
        List<Unmeasured> unmeasured,
        List<DerivedSchema> schemas,
        AdviceQuestion question) {
    public ReportModel {
        findings = List.copyOf(findings);
        runtimes = List.copyOf(runtimes);
        codecs = List.copyOf(codecs);
        measures = List.copyOf(measures);
        portableFront = List.copyOf(portableFront);
        fronts = List.copyOf(fronts);
        exchanges = List.copyOf(exchanges);
        unmeasured = List.copyOf(unmeasured);
        schemas = List.copyOf(schemas);
    }

    /** Returns whether figures have to be told apart by runtime. */
    public boolean hasSeveralRuntimes() {
        return runtimes.size() > 1;
    }

    /** The names of a runtime's codecs. */
    public Set<String> codecsOf(RuntimeLine runtime) {
        return new CodecLabels(run).ofRuntime(runtime.name());
    }

    /** The runtime that executes a codec. */
    public Optional<RuntimeLine> runtimeOf(String codec) {
        return runtimes.stream()
                .filter(runtime -> codecsOf(runtime).contains(codec))
                .findFirst();
    }

    /** A runtime's title. */
    public String title(String runtime) {
        return runtimes.stream()
                .filter(line -> line.name().equals(runtime))
                .map(RuntimeLine::title)
                .findFirst()
                .orElse(runtime);
    }

    /** The sizes of the messages as the baseline has them, or as the smallest codec has; empty when they were not measured. */
    public Optional<Line> sizes() {
        return measure(new Task.Size().label())
                .map(size -> baseline.flatMap(size::line).orElse(size.lines().get(0)));
    }

    /** The measure of an operation, or of the size; empty when nothing has a figure there. */
    public Optional<Metric> measure(String id) {
        return Metric.in(measures, id);
    }
}
