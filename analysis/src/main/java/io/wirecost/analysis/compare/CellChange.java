package io.wirecost.analysis.compare;

import io.wirecost.core.run.Trial;
import java.util.Optional;

/**
 * The change of one trial between two runs.
 *
 * @param size for a size trial with figures on both sides
 * @param speed for an operation with figures on both sides, whether or not they can be compared
 * @param reason why there is no figure where there was one
 */
public record CellChange(
        Trial trial,
        ChangeVerdict verdict,
        Optional<SizeChange> size,
        Optional<SpeedChange> speed,
        Optional<String> reason) {
    static CellChange of(Trial trial, ChangeVerdict verdict) {
        return new CellChange(trial, verdict, Optional.empty(), Optional.empty(), Optional.empty());
    }

    static CellChange lost(Trial trial, Optional<String> reason) {
        return new CellChange(trial, ChangeVerdict.LOST, Optional.empty(), Optional.empty(), reason);
    }

    static CellChange of(Trial trial, ChangeVerdict verdict, SizeChange size) {
        return new CellChange(trial, verdict, Optional.of(size), Optional.empty(), Optional.empty());
    }

    static CellChange of(Trial trial, ChangeVerdict verdict, SpeedChange speed) {
        return new CellChange(trial, verdict, Optional.empty(), Optional.of(speed), Optional.empty());
    }
}
