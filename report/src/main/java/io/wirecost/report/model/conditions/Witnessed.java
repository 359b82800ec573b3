package io.wirecost.report.model.conditions;

import io.wirecost.analysis.disturbance.Sighting;
import io.wirecost.analysis.disturbance.UsualSpeed;
import io.wirecost.document.Fact;
import java.util.List;
import java.util.Optional;

/**
 * What was noted beside the forks or workers of a run: how fast the machine was, and what others did meanwhile.
 *
 * @param again how many forks were measured again, or slices taken again; empty where none was
 * @param warning that the machine was not quiet, and what to do; empty where it was
 * @param slices whether the forks are workers that took turns: then it is slices that are taken again
 * @param usual time of the reference work, and how far it may be off
 * @param mostOthers share of all processors that others may take during a fork; empty where no fork tells what they took
 * @param forks in the order of time, those that were measured again included
 * @param facts figures about warm-ups, compilers and other load
 */
public record Witnessed(
        Optional<String> again,
        Optional<String> warning,
        boolean slices,
        UsualSpeed usual,
        Optional<Double> mostOthers,
        List<Sighting> forks,
        List<Fact> facts) {
    public Witnessed {
        forks = List.copyOf(forks);
        facts = List.copyOf(facts);
    }
}
