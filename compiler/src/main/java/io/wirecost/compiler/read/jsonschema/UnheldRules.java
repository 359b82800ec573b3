package io.wirecost.compiler.read.jsonschema;

import io.wirecost.core.dataset.GivenNotes;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Counts rules that only forbid records, so that the types do not hold them. */
final class UnheldRules {
    private static final Set<String> KEYWORDS = Set.of(
            "not",
            "if",
            "pattern",
            "minLength",
            "maxLength",
            "minimum",
            "maximum",
            "exclusiveMinimum",
            "exclusiveMaximum",
            "minItems",
            "maxItems",
            "uniqueItems",
            "contains",
            "minProperties",
            "maxProperties",
            "propertyNames",
            "dependencies",
            "dependentRequired",
            "dependentSchemas",
            "unevaluatedProperties",
            "unevaluatedItems");

    private final Set<String> seen = new HashSet<>();
    private final Map<String, Long> counts = new HashMap<>();

    /** Counts the rules of a part of the schema, once. */
    void addAll(SchemaNode node) {
        node.members().keySet().stream().filter(KEYWORDS::contains).forEach(keyword -> add(node, keyword));
    }

    void add(SchemaNode node, String keyword) {
        if (seen.add(node.address() + " " + keyword)) {
            counts.merge(keyword, 1L, Long::sum);
        }
    }

    /** Most frequent first. */
    List<GivenNotes.Rule> all() {
        return counts.entrySet().stream()
                .map(entry -> new GivenNotes.Rule(entry.getKey(), entry.getValue()))
                .sorted(Comparator.comparingLong(GivenNotes.Rule::count)
                        .reversed()
                        .thenComparing(GivenNotes.Rule::keyword))
                .toList();
    }
}
