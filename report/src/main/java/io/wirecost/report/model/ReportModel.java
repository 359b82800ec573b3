package io.wirecost.report.model;

import io.wirecost.report.model.conditions.Conditions;
import io.wirecost.report.model.message.DerivedSchema;
import io.wirecost.report.model.message.Message;
import io.wirecost.report.model.metric.Front;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Unmeasured;
import io.wirecost.report.model.network.ExchangeModel;
import io.wirecost.report.model.network.Forecast;
import io.wirecost.report.model.network.NetworkModel;
import io.wirecost.report.model.pipeline.PipelineModel;
import io.wirecost.report.model.pipeline.Repeats;
import io.wirecost.report.model.rate.OpenLoopModel;
import java.util.List;
import java.util.Optional;

/**
 * Everything that a report shows of one run. Figures are computed; who shows them chooses, sorts and divides only.
 *
 * @param smoke whether nothing may be ranked, because a trial has too few forks; the pipeline says so for itself
 * @param complete false when the run was interrupted
 * @param findings sentences that the figures support, the most useful first
 * @param baseline the codec that others are held against at first; empty when nothing was measured
 * @param measures size, then each operation that has figures
 * @param portableFront the portable codecs that no other portable codec beats in size and round trip, the best first
 * @param fronts size against each of the times
 * @param pipeline the way through three services; empty where nothing came through
 * @param repeats codecs whose figures through the services too few different records flatter; empty where there are none
 * @param openLoop messages at fixed times; empty for a run that sent as fast as it could
 * @param network the same over several links; empty for a run over fewer than two
 * @param exchange one message over one hop, without services; empty where no codec has its bytes and both times
 * @param forecasts formulas for any link
 */
public record ReportModel(
        boolean smoke,
        boolean complete,
        Message message,
        Conditions conditions,
        List<String> findings,
        Optional<String> baseline,
        List<CodecLine> codecs,
        List<Metric> measures,
        List<String> portableFront,
        List<Front> fronts,
        Optional<PipelineModel> pipeline,
        Optional<Repeats> repeats,
        Optional<OpenLoopModel> openLoop,
        Optional<NetworkModel> network,
        Optional<ExchangeModel> exchange,
        List<Forecast> forecasts,
        List<Unmeasured> unmeasured,
        List<DerivedSchema> schemas) {
    public ReportModel {
        findings = List.copyOf(findings);
        codecs = List.copyOf(codecs);
        measures = List.copyOf(measures);
        portableFront = List.copyOf(portableFront);
        fronts = List.copyOf(fronts);
        forecasts = List.copyOf(forecasts);
        unmeasured = List.copyOf(unmeasured);
        schemas = List.copyOf(schemas);
    }

    /** The measure of an operation, or of the size; empty when nothing has a figure there. */
    public Optional<Metric> measure(String id) {
        return measures.stream().filter(measure -> measure.id().equals(id)).findFirst();
    }
}
