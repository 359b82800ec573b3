package io.wirecost.analysis;

import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Run;
import java.util.Comparator;
import java.util.List;

/**
 * The link for views of the pipeline that show a single one. It is the unlimited link if the run went over it, or else
 * the fastest.
 */
public final class ReferenceLink {
    private static final Comparator<Link> FASTEST_FIRST = Comparator.<Link>comparingLong(
                    link -> -link.bitsPerSecond().orElse(Long.MAX_VALUE))
            .thenComparingLong(Link::delayNanos);

    private ReferenceLink() {}

    public static Link of(Run run) {
        return run.pipeline().map(Experiment::links).orElse(List.of(Link.UNLIMITED)).stream()
                .min(FASTEST_FIRST)
                .orElseThrow();
    }

    /** The trials over that link in which A sent as fast as it could. */
    public static Passage passage(Run run, Reading reading) {
        return Passage.of(reading).over(of(run));
    }
}
