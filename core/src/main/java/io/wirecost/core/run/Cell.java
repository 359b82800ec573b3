package io.wirecost.core.run;

import java.util.Optional;

/**
 * A trial with its result.
 *
 * @param reason why there is no figure; empty when there is one
 * @param figures what was measured; kept beside the reason when it was measured and then refused as impossible
 */
public record Cell(Trial trial, Status status, Optional<String> reason, Optional<Figures> figures) {
    /** How a trial ended. */
    public enum Status {
        /** Proven, and it has figures. */
        MEASURED,
        /** The codec cannot hold the data, or its result is impossible; the reason says which. */
        REFUSED,
        /** It did not return what it was given, threw, hung or died. */
        FAILED
    }

    public static Cell measured(Trial trial, Figures figures) {
        return new Cell(trial, Status.MEASURED, Optional.empty(), Optional.of(figures));
    }

    public static Cell refused(Trial trial, String reason) {
        return new Cell(trial, Status.REFUSED, Optional.of(reason), Optional.empty());
    }

    public static Cell failed(Trial trial, String reason) {
        return new Cell(trial, Status.FAILED, Optional.of(reason), Optional.empty());
    }

    /** The figures, if there are any and they are of this kind. */
    public <F extends Figures> Optional<F> figures(Class<F> kind) {
        return figures.filter(kind::isInstance).map(kind::cast);
    }

    /** The same trial with its samples kept, which failed later on. */
    public Cell failedLater(String why) {
        return new Cell(trial, Status.FAILED, Optional.of(why), figures);
    }

    /** The same trial with its samples kept and its figures refused. */
    public Cell refusedAsImpossible(String why) {
        return new Cell(trial, Status.REFUSED, Optional.of(why), figures);
    }
}
