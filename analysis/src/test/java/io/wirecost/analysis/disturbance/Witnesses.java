package io.wirecost.analysis.disturbance;

import io.wirecost.core.run.Witness;
import io.wirecost.core.run.Witness.Load;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Hand-made witnesses. */
final class Witnesses {
    private Witnesses() {}

    /** Ten seconds each, with reference work that took as long before as after. */
    static List<Witness> steady(double... nanos) {
        return Arrays.stream(nanos).mapToObj(nano -> of(0, nano, nano)).toList();
    }

    static Witness of(double startSeconds, double beforeNanos, double afterNanos) {
        return of(startSeconds, beforeNanos, afterNanos, false);
    }

    static Witness disturbed(double startSeconds, double beforeNanos, double afterNanos) {
        return of(startSeconds, beforeNanos, afterNanos, true);
    }

    private static Witness of(double startSeconds, double beforeNanos, double afterNanos, boolean disturbed) {
        return new Witness(
                startSeconds,
                startSeconds + 10,
                1,
                false,
                beforeNanos,
                afterNanos,
                1,
                0,
                Optional.of(new Load(0.5, 0, Optional.empty())),
                disturbed);
    }
}
