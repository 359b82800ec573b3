package io.wirecost.analysis.link.model;

import io.wirecost.analysis.Baseline;
import io.wirecost.analysis.pipeline.ControlRoundTrip;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The figures that the model is made from.
 *
 * @param floor over every link that it was measured over, slowest first
 * @param baseline the one codec that parameters may be fitted on
 * @param codecs all that can be predicted, the baseline among them, in the order of the run
 */
public record ModelInputs(
        Experiment experiment,
        int cores,
        double controlNanos,
        Map<Link, Pipeline> floor,
        Codec baseline,
        List<Codec> codecs,
        Map<Variant, String> refusals) {

    /**
     * @param samples over every link that was measured, slowest first
     * @param sets over the fastest of them; they are the same over all
     */
    record Codec(Variant id, Map<Link, Pipeline> samples, List<Load> sets, LoopCost loop) {}

    /** Either what was found or what is missing. */
    public record Found(Optional<ModelInputs> inputs, Optional<String> missing) {
        private static Found missing(String reason) {
            return new Found(Optional.empty(), Optional.of(reason));
        }
    }

    /** Returns what the run has for a model, or what it lacks. */
    public static Found of(Run run) {
        Sweep sweep = new Sweep(run);
        Optional<Map<Link, Pipeline>> floor =
                sweep.floor(Baseline.of(run)).map(codec -> sweep.of(codec, Passage.Reading.NEVER));
        if (floor.isEmpty() || floor.get().size() < 2) {
            return Found.missing("the floor of the pipeline was not measured over two links");
        }
        if (!hasProcessorTimes(floor.get())) {
            return Found.missing("the floor's processor time is not known");
        }
        Map<Variant, String> refusals = new LinkedHashMap<>();
        List<Codec> codecs = codecs(run, sweep, refusals);
        return baseline(run, codecs)
                .map(baseline ->
                        new Found(Optional.of(of(run, floor.get(), baseline, codecs, refusals)), Optional.empty()))
                .orElseGet(
                        () -> Found.missing("no codec has its sizes, both times of the loop and the pipeline over two"
                                + " links; measure size,speed,pipeline in one run"));
    }

    private static ModelInputs of(
            Run run, Map<Link, Pipeline> floor, Codec baseline, List<Codec> codecs, Map<Variant, String> refusals) {
        return new ModelInputs(
                run.pipeline().orElseThrow(),
                run.environment().machine().cores(),
                ControlRoundTrip.medianNanos(run).orElseThrow(),
                floor,
                baseline,
                codecs,
                refusals);
    }

    private static List<Codec> codecs(Run run, Sweep sweep, Map<Variant, String> refusals) {
        List<Codec> codecs = new ArrayList<>();
        for (Variant name : sweep.codecs()) {
            codec(run, name, sweep.of(name, Passage.Reading.DECODE))
                    .ifPresentOrElse(
                            codecs::add, () -> refusals.put(name, "its sizes or times were not measured in the loop"));
        }
        return codecs;
    }

    private static Optional<Codec> codec(Run run, Variant name, Map<Link, Pipeline> samples) {
        List<Load> sets = Load.of(fastest(samples), run.pipeline().orElseThrow().forward());
        double fewest = sets.stream().mapToDouble(Load::bytes).min().orElseThrow();
        double most = sets.stream().mapToDouble(Load::bytes).max().orElseThrow();
        return LoopCost.of(run, name, fewest, most).map(loop -> new Codec(name, samples, sets, loop));
    }

    /** JSON, else the first that has all; over two links, and with the processor time that it took. */
    private static Optional<Codec> baseline(Run run, List<Codec> codecs) {
        Predicate<Codec> usable = codec -> codec.samples().size() > 1 && hasProcessorTimes(codec.samples());
        return codecs.stream()
                .filter(usable)
                .filter(codec -> Baseline.of(run).filter(codec.id()::equals).isPresent())
                .findFirst()
                .or(() -> codecs.stream().filter(usable).findFirst());
    }

    private static boolean hasProcessorTimes(Map<Link, Pipeline> samples) {
        return fastest(samples).blocks().stream()
                .flatMap(block -> block.iterations().stream())
                .allMatch(set ->
                        set.work().stream().mapToLong(Pipeline.Work::cpuNanos).sum() > 0);
    }

    /** The sets over the link that holds the processors up the least. */
    static Pipeline fastest(Map<Link, Pipeline> samples) {
        return samples.values().stream().reduce((slower, faster) -> faster).orElseThrow();
    }
}
