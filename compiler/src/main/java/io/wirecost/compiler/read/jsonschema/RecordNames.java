package io.wirecost.compiler.read.jsonschema;

import io.wirecost.compiler.value.SafeName;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Names for what JSON Schema leaves without one, or gives one that is no name elsewhere. */
final class RecordNames {
    private final Map<String, String> byPlace = new HashMap<>();
    private final Set<String> taken = new HashSet<>();

    /**
     * The full name of a definition.
     *
     * @param place the same for the same definition
     * @param wish what it is called there
     */
    String definition(String place, String wish) {
        return byPlace.computeIfAbsent(
                place, key -> unique(SafeName.isFull(wish) ? wish : capitalized(simple(wish)), taken));
    }

    /** The name of a member's field, unlike those that are taken. */
    static String field(String member, Set<String> takenFields) {
        return unique(SafeName.isSimple(member) ? member : simple(member), takenFields);
    }

    /** What the record or enum of a member is called. */
    static String ofMember(String member) {
        return capitalized(simple(member));
    }

    private static String unique(String name, Set<String> taken) {
        String free = name;
        for (int number = 2; !taken.add(free.toLowerCase(Locale.ROOT)); number++) {
            free = name + number;
        }
        return free;
    }

    private static String simple(String text) {
        StringBuilder name = new StringBuilder();
        boolean capital = false;
        for (char c : text.toCharArray()) {
            boolean plain = c < 128 && (Character.isLetterOrDigit(c) || c == '_');
            if (plain && name.length() < 100) {
                name.append(capital && name.length() > 0 ? Character.toUpperCase(c) : c);
            }
            capital = !plain;
        }
        return name.length() == 0 || Character.isDigit(name.charAt(0)) ? "_" + name : name.toString();
    }

    private static String capitalized(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }
}
