package io.wirecost.analysis.link;

import io.wirecost.analysis.BlockScores;
import io.wirecost.analysis.Moments;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Pipeline;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Fits the model, on the floor and on one codec. */
final class LinkModels {
    /** No formula of so few numbers is better than this, so that figures surer than that do not rule the fit. */
    private static final double MODEL_ERROR = 0.03;

    /** Kafka's share, what is beside a call in units of Kafka's time per message, the share of the link, and 1/p. */
    private static final double[] FROM = {0.1, 0, 0.3, 1.0 / 64};

    private static final double[] TO = {3, 3, 1.2, 1};

    private final ModelInputs inputs;
    private final List<Load> floorSets;
    private final Kafka kafka;
    private final Formula formula;
    private final Map<Link, Double> squaredScatter;

    private LinkModels(ModelInputs inputs) {
        this.inputs = inputs;
        this.floorSets = Load.ofFloor(ModelInputs.fastest(inputs.floor()));
        this.kafka = Kafka.of(floorSets, inputs.baseline().sets());
        this.formula = new Formula(
                kafka, coldNanos(inputs), inputs.experiment().transport(), inputs.cores(), inputs.controlNanos());
        this.squaredScatter = squaredScatter(inputs);
    }

    static LinkModel of(ModelInputs inputs) {
        return new LinkModels(inputs).model();
    }

    /** Over all links: processor time of the thread that works does not wait for them. */
    private static double coldNanos(ModelInputs inputs) {
        List<Load> sets = inputs.baseline().samples().values().stream()
                .flatMap(samples -> Load.of(samples, inputs.experiment().forward()).stream())
                .toList();
        double above = Load.average(
                sets,
                set -> set.threads().codecNanos()
                        - set.calls().loopNanos(inputs.baseline().loop(), set.bytes()));
        return Math.max(0, above / Load.average(sets, set -> set.calls().total()));
    }

    private LinkModel model() {
        Flow flow = flow();
        Map<String, Prediction> predictions = new LinkedHashMap<>();
        inputs.codecs().forEach(codec -> predictions.put(codec.name(), formula.of(codec.sets(), codec.loop(), flow)));
        String baseline = inputs.baseline().name();
        return new LinkModel(
                baseline,
                new Parameters(kafka.times(flow.kafka()), formula.coldNanos(), flow, baseline).all(),
                predictions,
                inputs.refusals());
    }

    private Flow flow() {
        double scale = Load.average(floorSets, Load::cpuNanos);
        return flow(Descent.minimize(at -> squaredErrors(flow(at, scale)), FROM, TO), scale);
    }

    private static Flow flow(double[] at, double scale) {
        return new Flow(at[0], at[1] * scale, at[2], 1 / at[3]);
    }

    private double squaredErrors(Flow flow) {
        ModelInputs.Codec baseline = inputs.baseline();
        return squaredErrors(formula.of(floorSets, LoopCost.NONE, flow), inputs.floor())
                + squaredErrors(formula.of(baseline.sets(), baseline.loop(), flow), baseline.samples());
    }

    /** Of logarithms, each in units of what it may be off. */
    private double squaredErrors(Prediction prediction, Map<Link, Pipeline> samples) {
        double sum = 0;
        for (Map.Entry<Link, Pipeline> sample : samples.entrySet()) {
            Link link = sample.getKey();
            double error = Math.log(prediction.nanosOver(link)) - Moments.mean(logarithms(sample.getValue()));
            sum += error * error / (MODEL_ERROR * MODEL_ERROR + squaredScatter.get(link));
        }
        return sum;
    }

    /** Of a mean over the blocks, by link. Few blocks say little of their scatter, so floor and baseline say it together. */
    private static Map<Link, Double> squaredScatter(ModelInputs inputs) {
        Map<Link, Double> scatter = new HashMap<>();
        Stream.of(inputs.floor(), inputs.baseline().samples())
                .flatMap(samples -> samples.keySet().stream())
                .distinct()
                .forEach(link -> scatter.put(
                        link,
                        Stream.of(inputs.floor(), inputs.baseline().samples())
                                .flatMap(samples -> Stream.ofNullable(samples.get(link)))
                                .mapToDouble(LinkModels::squaredScatter)
                                .average()
                                .orElseThrow()));
        return scatter;
    }

    private static double squaredScatter(Pipeline samples) {
        double[] logarithms = logarithms(samples);
        double deviation = Moments.standardDeviation(logarithms);
        return deviation * deviation / logarithms.length;
    }

    private static double[] logarithms(Pipeline samples) {
        return BlockScores.of(samples).blocks().stream()
                .mapToDouble(block -> Math.log(block.nanosPerMessage()))
                .toArray();
    }
}
