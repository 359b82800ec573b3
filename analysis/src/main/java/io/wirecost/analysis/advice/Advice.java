package io.wirecost.analysis.advice;

import io.wirecost.analysis.cost.Amount;
import io.wirecost.analysis.need.Contradiction;
import java.util.List;
import java.util.Optional;

/**
 * What a team could do, and what it is worth.
 *
 * @param today what is in use
 * @param unmet why what is in use does not meet the needs; empty where it does
 * @param candidates all that are proven and meet the needs, the cheapest first
 * @param dropped codecs that are none, with reasons
 * @param contradictions what to do without where no codec meets all needs; empty where one does
 * @param recommended the least change beyond which no further change is certainly worth it; empty where nothing meets the
 *     needs
 * @param alike others with as much of a change whose prices cannot be told from it; none of them is the winner
 * @param cheapest the lowest mean, whether or not it is worth it
 * @param further the change beyond the recommended one that saves most
 * @param furtherAlike others that cannot be told from that
 * @param furtherSaves what that would save beyond the recommended one
 * @param furtherFrom messages a second from which on it would be worth it; empty where it is not at any rate
 * @param worthDownTo messages a second down to which the recommended change is worth it; empty where nothing changes
 * @param sensitivities prices at which the further change would be worth it, or the recommended one would not
 */
public record Advice(
        AdviceQuestion question,
        Priced today,
        List<String> unmet,
        List<Priced> candidates,
        List<Dropped> dropped,
        List<Contradiction> contradictions,
        Optional<Priced> recommended,
        List<Priced> alike,
        Optional<Priced> cheapest,
        Optional<Priced> further,
        List<Priced> furtherAlike,
        Optional<Amount> furtherSaves,
        Optional<Double> furtherFrom,
        Optional<Double> worthDownTo,
        List<Sensitivity> sensitivities) {
    public Advice {
        unmet = List.copyOf(unmet);
        candidates = List.copyOf(candidates);
        dropped = List.copyOf(dropped);
        contradictions = List.copyOf(contradictions);
        alike = List.copyOf(alike);
        furtherAlike = List.copyOf(furtherAlike);
        sensitivities = List.copyOf(sensitivities);
    }

    /** Returns which part of the most that can be saved the recommended change saves; empty where nothing is saved. */
    public Optional<Double> shareOfSaving() {
        double most = cheapest.map(best -> best.saving().centre()).orElse(0.0);
        return most > 0 ? recommended.map(chosen -> chosen.saving().centre() / most) : Optional.empty();
    }
}
