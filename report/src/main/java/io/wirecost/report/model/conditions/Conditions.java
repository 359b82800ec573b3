package io.wirecost.report.model.conditions;

import io.wirecost.document.Fact;
import java.util.List;
import java.util.Optional;

/**
 * How and where it was measured.
 *
 * @param effort how many forks and blocks were planned, in words
 * @param where the machine and its runtimes, the most telling first
 * @param machine all that is known of them
 * @param witnessed what was noted beside the forks; empty in a run from before that, or without forks
 * @param command what to type to measure the same again
 */
public record Conditions(
        String wirecost,
        String started,
        String profile,
        String effort,
        List<String> where,
        List<Fact> machine,
        Optional<Witnessed> witnessed,
        String command) {
    public Conditions {
        where = List.copyOf(where);
        machine = List.copyOf(machine);
    }
}
