package io.wirecost.core.run;

import java.util.Optional;

/**
 * What became of one trial.
 *
 * @param reason why there is no figure; empty when there is one
 * @param sizes encoded bytes, for a size trial that was measured
 * @param speed times and allocations, for an operation that was measured; kept beside the reason when the result was
 *     measured and then refused as impossible
 * @param pipeline times through the three services, for a pipeline trial that was measured
 */
public record Cell(
        Trial trial,
        Status status,
        Optional<String> reason,
        Optional<Sizes> sizes,
        Optional<Speed> speed,
        Optional<Pipeline> pipeline) {
    /** How a trial ended. */
    public enum Status {
        /** Proven, and it has figures. */
        MEASURED,
        /** The codec cannot hold the data, or its result is impossible; the reason says which. */
        REFUSED,
        /** It did not return what it was given, threw, hung or died. */
        FAILED
    }

    public static Cell measured(Trial trial, Sizes sizes) {
        return new Cell(
                trial, Status.MEASURED, Optional.empty(), Optional.of(sizes), Optional.empty(), Optional.empty());
    }

    public static Cell measured(Trial trial, Speed speed) {
        return new Cell(
                trial, Status.MEASURED, Optional.empty(), Optional.empty(), Optional.of(speed), Optional.empty());
    }

    public static Cell measured(Trial trial, Pipeline pipeline) {
        return new Cell(
                trial, Status.MEASURED, Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(pipeline));
    }

    public static Cell refused(Trial trial, String reason) {
        return new Cell(
                trial, Status.REFUSED, Optional.of(reason), Optional.empty(), Optional.empty(), Optional.empty());
    }

    public static Cell failed(Trial trial, String reason) {
        return new Cell(
                trial, Status.FAILED, Optional.of(reason), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** The same trial with its samples kept, which failed later on. */
    public Cell failedLater(String why) {
        return new Cell(trial, Status.FAILED, Optional.of(why), sizes, speed, pipeline);
    }

    /** The same trial with its samples kept and its figures refused. */
    public Cell refusedAsImpossible(String why) {
        return new Cell(trial, Status.REFUSED, Optional.of(why), sizes, speed, pipeline);
    }
}
