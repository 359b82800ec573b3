package io.wirecost.inference.observe;

import java.util.Map;
import java.util.Optional;

/**
 * At which places of the records the objects are of several kinds, each of which is looked at by itself.
 *
 * @param rule tells the kinds of the objects here; empty if they are of one kind
 * @param members the places within the objects here, by key
 * @param entries the places within the values of any key, where keys are data
 * @param elements the places within the elements of arrays here
 */
public record Splits(
        Optional<KindRule> rule, Map<String, Splits> members, Optional<Splits> entries, Optional<Splits> elements) {
    /** No such places. */
    public static final Splits NONE = new Splits(Optional.empty(), Map.of(), Optional.empty(), Optional.empty());

    public Splits {
        members = Map.copyOf(members);
    }

    /** Returns whether there is no such place, neither here nor within. */
    public boolean isNone() {
        return rule.isEmpty()
                && members.values().stream().allMatch(Splits::isNone)
                && entries.stream().allMatch(Splits::isNone)
                && elements.stream().allMatch(Splits::isNone);
    }

    Splits member(String key) {
        return members.getOrDefault(key, entries.orElse(NONE));
    }

    Splits element() {
        return elements.orElse(NONE);
    }
}
