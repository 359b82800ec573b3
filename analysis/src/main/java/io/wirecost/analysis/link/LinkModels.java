package io.wirecost.analysis.link;

import io.wirecost.analysis.BlockScores;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Pipeline;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Fits the model, on the floor and on one codec. */
final class LinkModels {
    /** Occupancy, share of the link, and 1/p, which has no infinity. */
    private static final double[] FROM = {0.2, 0.3, 1.0 / 64};

    private static final double[] TO = {1.5, 1.2, 1};

    private final ModelInputs inputs;
    private final List<Load> floorSets;
    private final Kafka kafka;
    private final Services services;

    private LinkModels(ModelInputs inputs) {
        this.inputs = inputs;
        Experiment.Forward forward = inputs.experiment().forward();
        this.floorSets = Load.of(ModelInputs.fastest(inputs.floor()), forward);
        this.kafka = Kafka.of(floorSets);
        this.services = Services.of(inputs.baseline().sets(), inputs.baseline().loop(), kafka);
    }

    static LinkModel of(ModelInputs inputs) {
        return new LinkModels(inputs).model();
    }

    private LinkModel model() {
        Flow flow = flow();
        Map<String, Prediction> predictions = new LinkedHashMap<>();
        inputs.codecs().forEach(codec -> predictions.put(codec.name(), predict(codec, flow)));
        return new LinkModel(
                inputs.baseline().name(),
                Parameters.of(kafka, services, flow, inputs.baseline().name()),
                predictions,
                inputs.refusals());
    }

    private Flow flow() {
        double[] best = Descent.minimize(
                at -> {
                    Flow flow = flow(at);
                    return squaredErrors(formula(Services.IDLE).of(floorSets, LoopCost.NONE, flow), inputs.floor())
                            + squaredErrors(
                                    predict(inputs.baseline(), flow),
                                    inputs.baseline().samples());
                },
                FROM,
                TO);
        return flow(best);
    }

    private static Flow flow(double[] at) {
        return new Flow(at[0], at[1], 1 / at[2]);
    }

    private Prediction predict(ModelInputs.Codec codec, Flow flow) {
        return formula(services).of(codec.sets(), codec.loop(), flow);
    }

    private Formula formula(Services of) {
        return new Formula(kafka, of, inputs.experiment().transport(), inputs.cores(), inputs.controlNanos());
    }

    private static double squaredErrors(Prediction prediction, Map<Link, Pipeline> samples) {
        return samples.entrySet().stream()
                .mapToDouble(sample -> Math.log(prediction.nanosOver(sample.getKey()) / nanos(sample.getValue())))
                .map(error -> error * error)
                .sum();
    }

    private static double nanos(Pipeline pipeline) {
        return Math.exp(BlockScores.of(pipeline).blocks().stream()
                .mapToDouble(block -> Math.log(block.nanosPerMessage()))
                .average()
                .orElseThrow());
    }
}
