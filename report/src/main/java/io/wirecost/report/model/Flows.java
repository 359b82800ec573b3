package io.wirecost.report.model;

import io.wirecost.analysis.BlockScores;
import io.wirecost.analysis.Estimate;
import io.wirecost.analysis.PipelineCosts;
import io.wirecost.analysis.PipelineCosts.Cpu;
import io.wirecost.analysis.PipelineFloor;
import io.wirecost.analysis.PipelineStatistics;
import io.wirecost.analysis.Ranked;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Work;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Trial;
import io.wirecost.report.model.Flow.Against;
import io.wirecost.report.model.Flow.Part;
import io.wirecost.report.model.Flow.Process;
import io.wirecost.report.model.Flow.Rates;
import io.wirecost.report.model.Flow.SetOfMessages;
import io.wirecost.report.model.Measure.Range;
import io.wirecost.report.text.Visible;
import io.wirecost.studies.PublishedLatency;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the lines of the pipeline consist of. */
final class Flows {
    private static final String JSON = "JSON";

    private final Run run;
    private final Passage passage;
    private final Optional<Pipelines.Baselined> baseline;
    private final Map<String, CodecInfo> codecs = new HashMap<>();

    /** @param passage of the codecs that decode everything */
    Flows(Run run, Passage passage, Optional<Pipelines.Baselined> baseline) {
        this.run = run;
        this.passage = passage;
        this.baseline = baseline;
        run.codecs().forEach(codec -> codecs.put(codec.name(), codec));
    }

    Flow of(Reading reading, Ranked<PipelineStatistics> line) {
        Trial trial = line.cell().trial();
        Pipeline samples = line.cell().pipeline().orElseThrow();
        boolean floor = reading == Reading.NEVER;
        Optional<CodecInfo> codec = Optional.ofNullable(codecs.get(trial.codec()));
        return new Flow(
                Passage.of(reading).operation(),
                Visible.text(trial.codec()),
                codec.map(PublishedLatency::setOf).orElse(PublishedLatency.OTHERS),
                baseline.flatMap(base -> ratio(samples, base.samples())),
                floor ? Optional.empty() : codec.flatMap(this::published),
                floor ? Optional.empty() : floorShare(trial.codec(), samples),
                reading == Reading.IN_PLACE ? fullDecode(trial, samples) : Optional.empty(),
                rates(line.statistics()),
                parts(line.statistics().costs().cpu()),
                processes(line.statistics().costs()),
                sets(samples));
    }

    private static Optional<Against> ratio(Pipeline own, Pipeline other) {
        return BlockScores.of(own).ratioTo(BlockScores.of(other)).map(Flows::against);
    }

    private static Against against(Estimate ratio) {
        return new Against(
                ratio.centre(), ratio.interval().map(interval -> new Range(interval.low(), interval.high())));
    }

    /** As this report divides: the codec's time by JSON's. */
    private Optional<Range> published(CodecInfo codec) {
        return baseline.map(base -> codecs.get(base.codec()))
                .filter(base -> base != null && base.format().equals(JSON))
                .flatMap(json -> PublishedLatency.of(codec))
                .flatMap(PublishedLatency::timesFaster)
                .map(span -> new Range(1 / span.to(), 1 / span.from()));
    }

    private Optional<Against> floorShare(String codec, Pipeline samples) {
        return PipelineFloor.of(run, passage, codec)
                .flatMap(Cell::pipeline)
                .flatMap(floor -> PipelineFloor.share(floor, samples))
                .map(Flows::against);
    }

    private Optional<Against> fullDecode(Trial trial, Pipeline samples) {
        Trial decodingAll = new Trial(trial.workload(), trial.runtime(), trial.codec(), passage.operation());
        return run.cells().stream()
                .filter(cell -> cell.status() == Cell.Status.MEASURED)
                .filter(cell -> cell.trial().equals(decodingAll))
                .findFirst()
                .flatMap(Cell::pipeline)
                .flatMap(full -> ratio(samples, full));
    }

    private static Rates rates(PipelineStatistics statistics) {
        return new Rates(
                statistics.messagesPerSecond(),
                statistics.payloadBytesPerSecond(),
                statistics.sentBytesPerSecond(),
                statistics.costs().payloadBytes(),
                statistics.costs().sentBytes());
    }

    private static List<Part> parts(Cpu cpu) {
        List<Part> parts = new ArrayList<>(List.of(
                new Part("serialize", cpu.serializeNanos()),
                new Part("produce", cpu.produceNanos()),
                new Part("consume", cpu.consumeNanos()),
                new Part("deserialize", cpu.deserializeNanos()),
                new Part("filter", cpu.filterNanos()),
                new Part("check", cpu.checkNanos()),
                new Part("rest of the services", cpu.restNanos())));
        cpu.brokerNanos().ifPresent(nanos -> parts.add(new Part("broker", nanos)));
        return parts;
    }

    private static List<Process> processes(PipelineCosts costs) {
        return costs.processes().stream()
                .map(process ->
                        new Process(Visible.text(process.process()), process.cpuNanos(), process.allocatedBytes()))
                .toList();
    }

    private static List<SetOfMessages> sets(Pipeline samples) {
        return samples.blocks().stream()
                .flatMap(block -> block.iterations().stream()
                        .map(set -> new SetOfMessages(
                                block.round(),
                                set.number(),
                                set.messages(),
                                set.forwarded(),
                                set.payloadBytes(),
                                set.sentBytes(),
                                set.elapsedNanos(),
                                set.work().stream().mapToLong(Work::cpuNanos).sum())))
                .toList();
    }
}
