package io.wirecost.analysis.disturbance;

import io.wirecost.core.run.Speed.Cause;
import io.wirecost.core.run.Witness.Load;
import java.util.Optional;

/** Tells which slices are void. It sees only what was noted beside them, never the times that they measured. */
public final class SliceVerdict {
    /**
     * Others may take this share of all processors during a slice. A slice is some 16 ticks of the system's clock long, and
     * each of three accounts is rounded to ticks. Two loops beside it take half of two processors.
     */
    public static final double OTHERS = 0.15;

    /** Compilers may take this share of the counted work. They never stop altogether. */
    static final double COMPILERS = 0.05;

    private SliceVerdict() {}

    /**
     * Returns why a slice is void; empty for one that counts.
     *
     * @param compilerShare what the runtime's compilers took, as a share of the counted time
     */
    public static Optional<Cause> of(Optional<Load> load, double compilerShare) {
        if (load.flatMap(Load::othersShare).filter(share -> share > OTHERS).isPresent()) {
            return Optional.of(Cause.OTHERS);
        }
        return compilerShare > COMPILERS ? Optional.of(Cause.COMPILERS) : Optional.empty();
    }
}
