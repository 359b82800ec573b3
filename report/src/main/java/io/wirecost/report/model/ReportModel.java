package io.wirecost.report.model;

import io.wirecost.analysis.advice.AdviceQuestion;
import io.wirecost.analysis.link.LinkStudy;
import io.wirecost.analysis.link.exchange.ExchangeStudy;
import io.wirecost.core.run.Run;
import io.wirecost.report.model.conditions.Conditions;
import io.wirecost.report.model.message.DerivedSchema;
import io.wirecost.report.model.message.ReportedMessage;
import io.wirecost.report.model.metric.Front;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Unmeasured;
import io.wirecost.report.model.network.Forecast;
import io.wirecost.report.model.pipeline.PipelineModel;
import io.wirecost.report.model.pipeline.Repeats;
import io.wirecost.report.model.rate.OpenLoopModel;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Everything that a report shows of one run. Figures are computed; who shows them chooses, sorts and divides only.
 *
 * @param run that all of it is about
 * @param smoke whether nothing may be ranked, because a trial has too few forks; the pipeline says so for itself
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
 * @param forecasts formulas for any link
 * @param question what the costs of a month begin with
 */
public record ReportModel(
        Run run,
        boolean smoke,
        boolean complete,
        ReportedMessage message,
        Conditions conditions,
        List<String> findings,
        List<RuntimeLine> runtimes,
        Optional<String> baseline,
        List<CodecLine> codecs,
        List<Metric> measures,
        List<String> portableFront,
        List<Front> fronts,
        Optional<PipelineModel> pipeline,
        Optional<Repeats> repeats,
        Optional<OpenLoopModel> openLoop,
        Optional<LinkStudy> links,
        List<ExchangeStudy> exchanges,
        List<Forecast> forecasts,
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
        forecasts = List.copyOf(forecasts);
        unmeasured = List.copyOf(unmeasured);
        schemas = List.copyOf(schemas);
    }

    /** Returns whether figures have to be told apart by runtime. */
    public boolean hasSeveralRuntimes() {
        return runtimes.size() > 1;
    }

    /** The names of a runtime's codecs. */
    public Set<String> codecsOf(RuntimeLine runtime) {
        return codecs.stream()
                .filter(codec -> codec.runtime().equals(runtime.name()))
                .map(CodecLine::name)
                .collect(Collectors.toSet());
    }

    /** The runtime that executes a codec. */
    public Optional<RuntimeLine> runtimeOf(String codec) {
        return codecs.stream()
                .filter(line -> line.name().equals(codec))
                .findFirst()
                .flatMap(line -> runtimes.stream()
                        .filter(runtime -> runtime.name().equals(line.runtime()))
                        .findFirst());
    }

    /** The measure of an operation, or of the size; empty when nothing has a figure there. */
    public Optional<Metric> measure(String id) {
        return measures.stream().filter(measure -> measure.id().equals(id)).findFirst();
    }
}
