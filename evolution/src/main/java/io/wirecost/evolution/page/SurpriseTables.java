package io.wirecost.evolution.page;

import io.wirecost.document.Columns;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.evolution.result.Evolution;
import io.wirecost.evolution.result.EvolutionCell;
import io.wirecost.evolution.result.ReadingDirection;
import io.wirecost.evolution.result.ReadingOutcome;
import io.wirecost.evolution.result.Surprise;
import io.wirecost.evolution.result.TriedEdit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** What is not as wished: the worst first. */
final class SurpriseTables {
    private SurpriseTables() {}

    /** A cell that is not as wished. */
    record Found(TriedEdit edit, EvolutionCell cell) {
        Surprise surprise() {
            return cell.surprise().orElseThrow();
        }
    }

    /**
     * The worst codec of each format, edit and direction, and each setting with which a library is wrong without an error where
     * it is not as it ships. The worst outcome comes first, and what the given records show before what only edge records do.
     */
    static List<Found> worst(Evolution evolution) {
        List<Found> found = new ArrayList<>();
        for (TriedEdit edit : evolution.edits()) {
            for (FormatCells format : FormatCells.of(evolution)) {
                for (ReadingDirection direction : ReadingDirection.values()) {
                    format.worst(edit, direction)
                            .filter(cell -> cell.surprise().isPresent())
                            .ifPresent(cell -> found.add(new Found(edit, cell)));
                }
            }
        }
        evolution
                .edits()
                .forEach(edit -> edit.cells().stream()
                        .filter(cell -> isWorseThanShipped(edit, cell))
                        .forEach(cell -> found.add(new Found(edit, cell))));
        found.sort(Comparator.comparing((Found one) -> one.cell().outcome())
                .reversed()
                .thenComparing(one -> one.cell().isEdgeOnly()));
        return found;
    }

    private static boolean isWorseThanShipped(TriedEdit edit, EvolutionCell cell) {
        return cell.set().isPresent()
                && cell.outcome().isWorseThan(ReadingOutcome.ENDED)
                && edit.cells().stream()
                        .filter(other -> other.isAsShipped(cell))
                        .anyMatch(shipped -> cell.outcome().isWorseThan(shipped.outcome()));
    }

    /** @param cut of the values, which may be errors of many lines */
    static Table table(List<Found> found, TextCut cut) {
        return Columns.<Found>of()
                .words("edit", one -> one.edit().title())
                .codec(
                        "codec",
                        one -> TableCell.codec(
                                CodecName.of(one.cell()), one.cell().codec(), ""))
                .name("direction", one -> one.cell().direction().toString())
                .words("what", one -> one.cell().outcome().title())
                .words("path", one -> one.surprise().path())
                .words("wished", one -> cut.of(one.surprise().wished()))
                .words("read", one -> cut.of(one.surprise().read()))
                .name("shown by", one -> one.surprise().edge() ? "an edge record" : "your records")
                .table(found);
    }

    /** Codecs of one format that came to different outcomes. */
    private record Differing(FormatCells format, TriedEdit edit, ReadingDirection direction) {
        String reason() {
            List<EvolutionCell> cells = edit.cells().stream()
                    .filter(cell -> FormatCells.of(cell).equals(format))
                    .filter(cell -> cell.outcome() != ReadingOutcome.NOT_EXPRESSED)
                    .toList();
            return DifferenceReason.of(edit, cells, direction);
        }

        String words() {
            return format.byOutcome(edit, direction).entrySet().stream()
                    .map(one -> one.getKey().title() + ": " + String.join(", ", one.getValue()))
                    .collect(Collectors.joining("; "));
        }
    }

    static Table differing(Evolution evolution) {
        List<Differing> all = new ArrayList<>();
        for (FormatCells format : FormatCells.of(evolution)) {
            for (TriedEdit edit : evolution.edits()) {
                for (ReadingDirection direction : ReadingDirection.values()) {
                    if (format.differs(edit, direction)) {
                        all.add(new Differing(format, edit, direction));
                    }
                }
            }
        }
        return Columns.<Differing>of()
                .name("format", one -> one.format().title())
                .words("edit", one -> one.edit().title())
                .name("direction", one -> one.direction().toString())
                .words("codecs", Differing::words)
                .words("why", Differing::reason)
                .table(all);
    }
}
