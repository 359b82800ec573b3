package io.wirecost.report.model.pipeline;

import io.wirecost.analysis.pipeline.BlockScores;
import io.wirecost.analysis.pipeline.PipelineCosts;
import io.wirecost.analysis.pipeline.PipelineCosts.Cpu;
import io.wirecost.analysis.pipeline.PipelineFloor;
import io.wirecost.analysis.pipeline.PipelineStatistics;
import io.wirecost.analysis.ranking.Ranked;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Trial;
import io.wirecost.report.model.pipeline.Flow.Bytes;
import io.wirecost.report.wording.CodecLabels;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What the lines of the pipeline consist of. */
final class Flows {
    private final Run run;
    private final CodecLabels names;
    private final Passage passage;
    private final Optional<Pipelines.Baselined> baseline;

    /** @param passage of the codecs that decode everything */
    Flows(Run run, Passage passage, Optional<Pipelines.Baselined> baseline) {
        this.run = run;
        this.names = new CodecLabels(run);
        this.passage = passage;
        this.baseline = baseline;
    }

    Flow of(Reading reading, Ranked<PipelineStatistics> line) {
        Trial trial = line.cell().trial();
        Pipeline samples = line.cell().figures(Pipeline.class).orElseThrow();
        boolean floor = reading == Reading.NEVER;
        PipelineCosts costs = line.statistics().costs();
        Optional<PipelineCosts> others = baseline.map(Pipelines.Baselined::costs);
        return new Flow(
                Passage.of(reading).label(),
                names.of(trial.codec()),
                baseline.flatMap(base -> ratio(samples, base.samples())),
                floor ? Optional.empty() : floorShare(trial.codec(), samples),
                reading == Reading.IN_PLACE ? fullDecode(trial, samples) : Optional.empty(),
                new Bytes(costs.payloadBytes(), others.map(base -> costs.payloadBytes() / base.payloadBytes())),
                new Bytes(costs.sentBytes(), others.map(base -> costs.sentBytes() / base.sentBytes())),
                parts(costs.cpu()),
                costs.processes());
    }

    private static Optional<Estimate> ratio(Pipeline own, Pipeline other) {
        return BlockScores.of(own).ratioTo(BlockScores.of(other));
    }

    private Optional<Estimate> floorShare(Variant codec, Pipeline samples) {
        return PipelineFloor.of(run, passage, codec)
                .flatMap(cell -> cell.figures(Pipeline.class))
                .flatMap(floor -> PipelineFloor.share(floor, samples));
    }

    private Optional<Estimate> fullDecode(Trial trial, Pipeline samples) {
        Trial decodingAll = new Trial(trial.workload(), trial.codec(), passage);
        return run.cells().stream()
                .filter(cell -> cell.status() == Cell.Status.MEASURED)
                .filter(cell -> cell.trial().equals(decodingAll))
                .findFirst()
                .flatMap(cell -> cell.figures(Pipeline.class))
                .flatMap(full -> ratio(samples, full));
    }

    private static Map<String, Double> parts(Cpu cpu) {
        Map<String, Double> parts = new LinkedHashMap<>();
        parts.put("serialize", cpu.serializeNanos());
        parts.put("produce", cpu.produceNanos());
        parts.put("consume", cpu.consumeNanos());
        parts.put("deserialize", cpu.deserializeNanos());
        parts.put("filter", cpu.filterNanos());
        parts.put("check", cpu.checkNanos());
        parts.put("rest of the services", cpu.restNanos());
        cpu.brokerNanos().ifPresent(nanos -> parts.put("broker", nanos));
        return parts;
    }
}
