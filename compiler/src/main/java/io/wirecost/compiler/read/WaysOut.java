package io.wirecost.compiler.read;

import io.wirecost.compiler.value.FieldForm;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a user wants done with parts of a schema that are not supported: left out, or read as text. A part is named as in the
 * messages: {@code acme.Order.note}, {@code Order.note}, or by a JSON pointer. Remembers which names were of use.
 */
public final class WaysOut {
    /** Asks for nothing. */
    public static final WaysOut NONE = new WaysOut(Set.of(), Map.of());

    private final Set<String> without;
    private final Map<String, FieldForm> types;
    private final Set<String> used = new LinkedHashSet<>();

    private WaysOut(Set<String> without, Map<String, FieldForm> types) {
        this.without = without;
        this.types = types;
    }

    /**
     * Reads what was written on the command line.
     *
     * @param without paths
     * @param types paths with a form: {@code PATH=json}
     * @throws InputException with every form that is none
     */
    public static WaysOut of(List<String> without, List<String> types) throws InputException {
        Problems problems = new Problems();
        Map<String, FieldForm> forms = new HashMap<>();
        for (String text : types) {
            int equals = text.lastIndexOf('=');
            Optional<FieldForm> form = equals < 1 ? Optional.empty() : FieldForm.byName(text.substring(equals + 1));
            if (form.isPresent()) {
                forms.put(text.substring(0, equals), form.get());
            } else {
                problems.add("--type %s: with a schema, expected a path and one of %s, such as Order.payload=json"
                        .formatted(text, FieldForm.names()));
            }
        }
        problems.refuse();
        return new WaysOut(Set.copyOf(without), forms);
    }

    /** Whether a field is to be left out, by its record's full name. */
    public boolean leavesOut(String record, String field) {
        return without.stream().filter(path -> isSame(path, record, field)).anyMatch(this::use);
    }

    /** Whether the part at a pointer or of another whole name is to be left out. */
    public boolean leavesOut(String place) {
        return without.contains(place) && use(place);
    }

    /** The form that is wanted for a field, by its record's full name. */
    public Optional<FieldForm> form(String record, String field) {
        return types.keySet().stream()
                .filter(path -> isSame(path, record, field) && use(path))
                .map(types::get)
                .findFirst();
    }

    /** The form that is wanted for the part at a pointer. */
    public Optional<FieldForm> form(String place) {
        return Optional.ofNullable(types.get(place)).filter(form -> use(place));
    }

    private boolean use(String path) {
        used.add(path);
        return true;
    }

    private static boolean isSame(String path, String record, String field) {
        String full = record + "." + field;
        return full.equals(path) || path.contains(".") && full.endsWith("." + path);
    }

    /** A problem for each path that named nothing. */
    public List<String> unused() {
        return Stream.concat(
                        without.stream().filter(path -> !used.contains(path)).map(path -> "--without " + path),
                        types.keySet().stream()
                                .filter(path -> !used.contains(path))
                                .map(path -> "--type " + path))
                .sorted()
                .map(
                        option -> option
                                + ": the schema has no such field; expected RECORD.FIELD as messages name it, such as Order.note")
                .toList();
    }
}
