package io.wirecost.core.dataset;

import java.util.List;

/**
 * What else is to be said of the JSON text in which records came.
 *
 * @param leftOutBytes of the text without white space that no field stands for, in the records that are measured
 * @param envelopeBytes around these records in their files, which a tool had put there and nothing measures
 * @param rules of a JSON Schema that the types do not hold. Every record keeps them: it was checked against the whole schema
 */
public record GivenNotes(long leftOutBytes, long envelopeBytes, List<Rule> rules) {
    /** Nothing was left out, nothing stood around the records, and there are no rules. */
    public static final GivenNotes NONE = new GivenNotes(0, 0, List.of());

    public GivenNotes {
        rules = List.copyOf(rules);
    }

    /**
     * A kind of rule.
     *
     * @param keyword such as {@code maxLength}
     * @param count how often it stands in the schema
     */
    public record Rule(String keyword, long count) {}
}
