package io.wirecost.analysis.link.model;

import io.wirecost.core.codec.Variant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Fits the model, on the floor and on one codec. */
public final class LinkModels {
    /** Kafka's share, what is beside a call in units of Kafka's time per message, the share of the link, and 1/p. */
    private static final double[] FROM = {0.1, 0, 0.3, 1.0 / 64};

    private static final double[] TO = {3, 3, 1.2, 1};

    private final ModelInputs inputs;
    private final List<Load> floorSets;
    private final KafkaCost kafka;
    private final Formula formula;
    private final List<Observed> floorTimes;
    private final List<Observed> baselineTimes;

    private LinkModels(ModelInputs inputs) {
        this.inputs = inputs;
        this.floorSets = Load.ofFloor(ModelInputs.fastest(inputs.floor()));
        this.kafka = KafkaCost.of(floorSets, inputs.baseline().sets());
        this.formula = new Formula(
                kafka, coldNanos(inputs), inputs.experiment().transport(), inputs.cores(), inputs.controlNanos());
        this.floorTimes = Observed.of(inputs.floor(), inputs.baseline().samples());
        this.baselineTimes = Observed.of(inputs.baseline().samples(), inputs.floor());
    }

    /** Fits the model to the measured times. */
    public static LinkModel of(ModelInputs inputs) {
        return new LinkModels(inputs).model();
    }

    /**
     * Returns the cold time, averaged over all links: the working thread's processor time includes no wait for a link.
     */
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
        FittedFlow flow = flow();
        Map<Variant, Prediction> predictions = new LinkedHashMap<>();
        inputs.codecs().forEach(codec -> predictions.put(codec.id(), formula.of(codec.sets(), codec.loop(), flow)));
        Variant baseline = inputs.baseline().id();
        return new LinkModel(
                baseline,
                new ModelParameters(kafka.times(flow.kafka()), formula.coldNanos(), flow).all(),
                predictions,
                inputs.refusals());
    }

    private FittedFlow flow() {
        double scale = Load.average(floorSets, Load::cpuNanos);
        return flow(Descent.minimize(at -> squaredErrors(flow(at, scale)), FROM, TO), scale);
    }

    private static FittedFlow flow(double[] at, double scale) {
        return new FittedFlow(at[0], at[1] * scale, at[2], 1 / at[3]);
    }

    private double squaredErrors(FittedFlow flow) {
        ModelInputs.Codec baseline = inputs.baseline();
        return squaredErrors(formula.of(floorSets, LoopCost.NONE, flow), floorTimes)
                + squaredErrors(formula.of(baseline.sets(), baseline.loop(), flow), baselineTimes);
    }

    private static double squaredErrors(Prediction prediction, List<Observed> times) {
        return times.stream().mapToDouble(time -> time.squaredMiss(prediction)).sum();
    }
}
