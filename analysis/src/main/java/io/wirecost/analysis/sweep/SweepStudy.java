package io.wirecost.analysis.sweep;

import io.wirecost.analysis.SizeStatistics;
import io.wirecost.analysis.link.model.LoopCost;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.dataset.Parameters;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Task;
import java.util.List;
import java.util.Optional;

/**
 * What one more costs, in a run that goes over several values of a parameter.
 *
 * @param codecs those that have any figure, in the order of the run
 * @param recordsDiffer whether records of the same value differ in size, so that the bytes are those of their mean
 */
public record SweepStudy(Parameters.Sweep sweep, List<CodecGrowth> codecs, boolean recordsDiffer) {
    /** How far a straight line may be from a figure, as a fraction of it, wherever the figure's interval is narrower. */
    public static final double TOLERANCE = Growths.TOLERANCE;

    public SweepStudy {
        codecs = List.copyOf(codecs);
    }

    /** What one more costs a codec; empty for what has no figures. */
    public record CodecGrowth(
            Variant codec, Optional<Growth> bytes, Optional<Growth> serialize, Optional<Growth> deserialize) {
        private boolean isAny() {
            return bytes.isPresent() || serialize.isPresent() || deserialize.isPresent();
        }
    }

    /** Returns the study of a run; empty if no parameter differs from group to group, or nothing has figures. */
    public static Optional<SweepStudy> of(Run run) {
        return run.data()
                .sweep()
                .map(sweep -> of(run, sweep))
                .filter(study -> !study.codecs().isEmpty());
    }

    private static SweepStudy of(Run run, Parameters.Sweep sweep) {
        Growths growths = new Growths(sweep.values());
        List<CodecGrowth> codecs = run.codecs().stream()
                .map(CodecInfo::variant)
                .map(codec -> new CodecGrowth(
                        codec,
                        LoopCost.measured(run, codec, new Task.Size(), Sizes.class)
                                .map(sizes ->
                                        growths.ofSizes(SizeStatistics.of(sizes).meanBytesByGroup())),
                        times(run, codec, Operation.SERIALIZE).map(growths::ofTimes),
                        times(run, codec, Operation.DESERIALIZE).map(growths::ofTimes)))
                .filter(CodecGrowth::isAny)
                .toList();
        boolean differ = run.codecs().stream()
                .flatMap(codec -> LoopCost.measured(run, codec.variant(), new Task.Size(), Sizes.class).stream())
                .flatMap(sizes -> sizes.bytesByGroup().stream())
                .anyMatch(group -> group.stream().distinct().count() > 1);
        return new SweepStudy(sweep, codecs, differ);
    }

    private static Optional<Speed> times(Run run, Variant codec, Operation operation) {
        return LoopCost.measured(run, codec, new Task.Time(operation), Speed.class);
    }
}
