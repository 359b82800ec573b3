package io.wirecost.analysis.settling;

import io.wirecost.analysis.settling.Open.Reason;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The cells of one operation and runtime, which are ranked together.
 *
 * @param candidates at least one
 * @param aim half width of an interval of a logarithm
 */
record Contest(List<Candidate> candidates, double aim, Looks looks) {
    Contest {
        candidates = List.copyOf(candidates);
    }

    Stream<Open> open() {
        Candidate fastest = candidates.stream()
                .min(Comparator.comparingDouble(Candidate::centre))
                .orElseThrow();
        return candidates.stream().flatMap(cell -> open(cell, fastest).stream());
    }

    private Optional<Open> open(Candidate cell, Candidate fastest) {
        return looks.after(cell.look()).stream()
                .boxed()
                .flatMap(next -> reason(cell, fastest).stream()
                        .map(reason -> new Open(cell.trial(), Math.expm1(cell.halfWidth()), reason, next)))
                .findFirst();
    }

    private Optional<Reason> reason(Candidate cell, Candidate fastest) {
        Stream<Candidate> rivals = cell.equals(fastest) ? candidates.stream() : Stream.of(fastest);
        if (rivals.anyMatch(rival -> blurs(cell, rival))) {
            return Optional.of(Reason.RANK);
        }
        return cell.halfWidth() > aim ? Optional.of(Reason.WIDE) : Optional.empty();
    }

    /**
     * Returns whether two cells overlap because of this one: its interval takes more than its half of the distance. A
     * distance within the aim does not count. Two codecs so close are a tie that may stay one, or equal codecs would eat
     * all the time.
     */
    private boolean blurs(Candidate cell, Candidate rival) {
        double distance = cell.distance(rival);
        return distance > aim && cell.overlaps(rival) && cell.halfWidth() >= distance / 2;
    }
}
