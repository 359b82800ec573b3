package io.wirecost.evolution.page;

import io.wirecost.evolution.result.Evolution;
import io.wirecost.evolution.result.EvolutionCell;
import io.wirecost.evolution.result.ReadingDirection;
import io.wirecost.evolution.result.ReadingOutcome;
import io.wirecost.evolution.result.TriedEdit;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A format in the results, with all its codecs as their libraries ship.
 *
 * @param layout of the format; empty for most
 */
record FormatCells(String format, String layout) {
    /** All formats in the order of their first codecs. */
    static List<FormatCells> of(Evolution evolution) {
        return evolution.edits().stream()
                .flatMap(edit -> edit.cells().stream())
                .map(FormatCells::of)
                .distinct()
                .toList();
    }

    static FormatCells of(EvolutionCell cell) {
        return new FormatCells(cell.format(), cell.layout());
    }

    String title() {
        return layout.isEmpty() ? format : format + ", " + layout;
    }

    /** The cells of its codecs for an edit. */
    List<EvolutionCell> cells(TriedEdit edit) {
        return edit.cells().stream()
                .filter(cell -> cell.set().isEmpty())
                .filter(cell -> of(cell).equals(this))
                .toList();
    }

    List<EvolutionCell> cells(TriedEdit edit, ReadingDirection direction) {
        return cells(edit).stream()
                .filter(cell -> cell.direction() == direction)
                .toList();
    }

    /** The cell of the codec that is furthest from what is wished. */
    Optional<EvolutionCell> worst(TriedEdit edit, ReadingDirection direction) {
        return cells(edit, direction).stream().max(Comparator.comparing(EvolutionCell::outcome));
    }

    /** Returns whether not all of its codecs came to the same. */
    boolean differs(TriedEdit edit, ReadingDirection direction) {
        return byOutcome(edit, direction).size() > 1;
    }

    /** The codecs by what they came to. Those that were not tried take no part. */
    Map<ReadingOutcome, List<String>> byOutcome(TriedEdit edit, ReadingDirection direction) {
        Map<ReadingOutcome, List<String>> codecs = new EnumMap<>(ReadingOutcome.class);
        cells(edit, direction).stream()
                .filter(cell -> cell.outcome() != ReadingOutcome.NOT_EXPRESSED)
                .forEach(cell -> codecs.merge(
                        cell.outcome(),
                        List.of(CodecName.of(cell)),
                        (first, next) ->
                                Stream.concat(first.stream(), next.stream()).toList()));
        return codecs;
    }
}
