package io.wirecost.report.model.conditions;

import io.wirecost.document.Fact;
import java.util.List;

/**
 * How and where it was measured.
 *
 * @param effort how many forks and blocks were planned, in words
 * @param where the machine and its runtimes, the most telling first
 * @param machine all that is known of them
 * @param command what to type to measure the same again
 */
public record Conditions(
        String wirecost,
        String started,
        String profile,
        String effort,
        List<String> where,
        List<Fact> machine,
        String command) {
    public Conditions {
        where = List.copyOf(where);
        machine = List.copyOf(machine);
    }
}
