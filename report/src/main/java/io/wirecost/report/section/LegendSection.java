package io.wirecost.report.section;

import io.wirecost.analysis.ranking.RankedCell;
import io.wirecost.document.Document;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Metric.Timed;
import io.wirecost.report.model.metric.Metric.Unit;
import io.wirecost.report.model.pipeline.PipelineModel;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How the tables of times are to be read. */
final class LegendSection {
    private static final List<String> TIMES = List.of(
            "time: the geometric mean of the forks. That of a fork is its mean over the steps of the size series.",
            "95%: how far the 95 % interval over the forks (Student's t) reaches above the time.");

    private static final List<String> TIMES_WITH_RATIOS = List.of(
            "time: the geometric mean of the workers. That of a worker is its mean over the steps of the size series, without"
                    + " what the machine's speed in its round did to it.",
            "round: workers that live together and take turns. Ratios of times are taken within a round, so the"
                    + " machine's speed does not count in them.",
            "95%: how far the 95 % interval of the ratio to the baseline (Student's t over the rounds) reaches above the"
                    + " ratio. The baseline's own ratio is 1 and has none.",
            "95% interval: of the time itself. It includes the machine's speed, so times of other runs can be compared with"
                    + " it.");

    private static final String TIE_WITHIN_RUN =
            "= marks a tie: the interval of the time, without the machine's speed, overlaps that of another codec, and the"
                    + " two cannot be told apart. Ranks are in the order of the times.";

    private static final String TIE =
            "= marks a tie: the interval overlaps that of another codec, and the two cannot be told apart."
                    + " Ranks are in the order of the times.";

    private LegendSection() {}

    static void write(ReportModel model, Document.Writer page) {
        List<Metric> times = model.measures().stream()
                .filter(metric -> metric.unit() == Unit.NANOS)
                .toList();
        Optional<PipelineModel> pipeline = model.pipeline();
        if (times.isEmpty() && pipeline.isEmpty()) {
            return;
        }
        page.section("Reading the tables");
        boolean ratios = times.stream().anyMatch(Metric::hasRatios);
        List<String> terms = new ArrayList<>();
        if (!times.isEmpty()) {
            terms.addAll(ratios ? TIMES_WITH_RATIOS : TIMES);
            terms.addAll(clocks(times));
            model.runtimes().stream()
                    .flatMap(runtime -> runtime.silence().stream())
                    .map(words -> "allocated B: " + words + ".")
                    .forEach(terms::add);
        }
        pipeline.map(LegendSection::terms).ifPresent(terms::addAll);
        if (hasTies(times, pipeline)) {
            terms.add(ratios ? TIE_WITHIN_RUN : TIE);
        }
        page.items(terms);
    }

    private static List<String> clocks(List<Metric> times) {
        return times.stream()
                .flatMap(metric -> metric.lines().stream())
                .flatMap(line -> line.timed().stream())
                .map(Timed::clock)
                .distinct()
                .sorted()
                .map(clock -> clock.title() + ": " + clock.meaning())
                .toList();
    }

    private static boolean hasTies(List<Metric> times, Optional<PipelineModel> pipeline) {
        return Stream.concat(times.stream(), pipeline.stream().flatMap(known -> known.measures().stream()))
                .flatMap(metric -> metric.lines().stream())
                .flatMap(line -> line.place().stream())
                .anyMatch(RankedCell::tied);
    }

    private static List<String> terms(PipelineModel pipeline) {
        return List.of(
                "pipeline: its times are times on the wall. That of a codec is the geometric mean over its blocks, and that"
                        + " of a block over its sets of messages. A block is what a round sends through its three services. Its 95% leaves out what a round did to"
                        + " all codecs alike. Ratios of time are taken block by block.",
                "a set: the median time of a whole set of messages. It contains half a control round trip (one takes "
                        + Units.time(pipeline.controlRoundTripNanos()) + "), which belongs to the measuring.",
                "bytes: of one message as the codec encoded it. sent: as the producer sent it, with its share of the batch"
                        + " and the request, compressed where compression is on.",
                "floor: what Kafka costs by itself: bytes that were encoded beforehand and are never decoded.");
    }
}
