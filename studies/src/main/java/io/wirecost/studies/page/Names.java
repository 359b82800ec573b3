package io.wirecost.studies.page;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a section refers to by name.
 *
 * @param columns of published tables, by file
 * @param conditions that figures are looked at under
 * @param claims by number
 */
public record Names(
        Collection<String> figures,
        Collection<String> lines,
        Collection<String> steps,
        Collection<String> tables,
        Map<String, List<String>> columns,
        Collection<String> conditions,
        Collection<Integer> claims) {
    /** Nothing. */
    static final Names NONE = new Names(List.of(), List.of(), List.of(), List.of(), Map.of(), List.of(), List.of());

    /** A step alone. */
    static Names ofStep(String step) {
        return new Names(List.of(), List.of(), List.of(step), List.of(), Map.of(), List.of(), List.of());
    }

    /** Figures and lines. */
    static Names of(Collection<String> figures, Collection<String> lines) {
        return new Names(figures, lines, List.of(), List.of(), Map.of(), List.of(), List.of());
    }

    /** The same with columns of a published table. */
    Names with(Optional<String> file, List<String> shown) {
        return new Names(
                figures,
                lines,
                steps,
                file.map(List::of).orElse(List.of()),
                file.map(name -> Map.of(name, shown)).orElse(Map.of()),
                conditions,
                claims);
    }

    /** The same under these conditions. */
    Names under(Collection<String> under) {
        return new Names(figures, lines, steps, tables, columns, under, claims);
    }
}
