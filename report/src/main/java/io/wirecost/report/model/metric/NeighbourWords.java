package io.wirecost.report.model.metric;

import io.wirecost.analysis.level.ReferenceEffect;
import java.util.Locale;
import java.util.Optional;

/** What others on the same cores did to the times, as a sentence. */
public final class NeighbourWords {
    private static final double PERCENT = 100;

    private NeighbourWords() {}

    /** Empty where nothing was taken out: the machine was a quiet one, or the run has no slices. */
    public static Optional<String> sentence(ReferenceEffect effect) {
        return effect.slope() == 0
                ? Optional.empty()
                : Optional.of(String.format(
                        Locale.ROOT,
                        "Neighbours of the core: the reference work explains %.0f %% of how times vary within workers. That is"
                                + " taken out, with a slope of %.2f.",
                        PERCENT * effect.explained(),
                        effect.slope()));
    }
}
