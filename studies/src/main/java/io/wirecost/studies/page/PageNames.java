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
public record PageNames(
        Collection<String> figures,
        Collection<String> lines,
        Collection<String> steps,
        Collection<String> tables,
        Map<String, List<String>> columns,
        Collection<String> conditions,
        Collection<Integer> claims) {
    /** Nothing. */
    static final PageNames NONE =
            new PageNames(List.of(), List.of(), List.of(), List.of(), Map.of(), List.of(), List.of());

    /** A step alone. */
    static PageNames ofStep(String step) {
        return new PageNames(List.of(), List.of(), List.of(step), List.of(), Map.of(), List.of(), List.of());
    }

    /** Figures and lines. */
    static PageNames of(Collection<String> figures, Collection<String> lines) {
        return new PageNames(figures, lines, List.of(), List.of(), Map.of(), List.of(), List.of());
    }

    /** The same with columns of a published table. */
    PageNames with(Optional<String> file, List<String> shown) {
        return new PageNames(
                figures,
                lines,
                steps,
                file.map(List::of).orElse(List.of()),
                file.map(name -> Map.of(name, shown)).orElse(Map.of()),
                conditions,
                claims);
    }

    /** The same under these conditions. */
    PageNames under(Collection<String> under) {
        return new PageNames(figures, lines, steps, tables, columns, under, claims);
    }
}
