package io.wirecost.studies.lviv2024.bandwidth;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** A table of Markdown with a column for each link. */
final class LinkTable {
    private final List<OverLink> links;
    private final List<String> lines = new ArrayList<>();

    /** @param headings of the columns before those of the links */
    LinkTable(List<OverLink> links, String... headings) {
        this.links = links;
        row(List.of(headings), over -> over.link().label());
        row(Collections.nCopies(headings.length, "---"), over -> "---:");
    }

    /** @param leading cells before those of the links */
    void row(List<String> leading, Function<OverLink, String> cell) {
        lines.add("| "
                + String.join(
                        " | ",
                        Stream.concat(leading.stream(), links.stream().map(cell))
                                .toList())
                + " |");
    }

    List<String> lines() {
        return List.copyOf(lines);
    }
}
