package io.wirecost.report.model.conditions;

import java.util.List;

/**
 * How and where it was measured.
 *
 * @param effort how many forks and blocks were planned, in words
 * @param machine name and value of each fact, the most telling first
 * @param command what to type to measure the same again
 */
public record Conditions(
        String wirecost, String started, String profile, String effort, List<Fact> machine, String command) {
    public Conditions {
        machine = List.copyOf(machine);
    }

    /** A fact of the machine. */
    public record Fact(String name, String value) {}
}
