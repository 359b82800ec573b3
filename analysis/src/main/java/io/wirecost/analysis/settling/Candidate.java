package io.wirecost.analysis.settling;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Prior;
import io.wirecost.core.run.Trial;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A cell as its last look sees it, on the scale of logarithms.
 *
 * @param look how many forks were looked at
 * @param centre logarithm of the centre
 * @param halfWidth of the interval of the logarithm
 */
record Candidate(Trial trial, int look, double centre, double halfWidth) {
    /** Empty before the first look. */
    static Optional<Candidate> of(Trial trial, List<Double> scores, Prior prior, Looks looks) {
        OptionalInt look = looks.last(scores.size());
        if (look.isEmpty()) {
            return Optional.empty();
        }
        Estimate estimate = Estimate.of(scores.subList(0, look.getAsInt()), prior);
        return Optional.of(new Candidate(
                trial,
                look.getAsInt(),
                Math.log(estimate.centre()),
                Math.log1p(estimate.reach().orElseThrow())));
    }

    boolean overlaps(Candidate other) {
        return distance(other) <= halfWidth + other.halfWidth;
    }

    double distance(Candidate other) {
        return Math.abs(centre - other.centre);
    }
}
