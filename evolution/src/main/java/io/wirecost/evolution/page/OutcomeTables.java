package io.wirecost.evolution.page;

import io.wirecost.document.Columns;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.evolution.result.Evolution;
import io.wirecost.evolution.result.EvolutionCell;
import io.wirecost.evolution.result.ReadingDirection;
import io.wirecost.evolution.result.ReadingOutcome;
import io.wirecost.evolution.result.TriedEdit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Edits as rows, and formats or codecs as columns. A cell has a sign for each direction. */
final class OutcomeTables {
    private static final String EDIT = "edit";

    /** Behind the signs of a format whose codecs differ. */
    static final String DIFFERS = "*";

    private OutcomeTables() {}

    /** @param most columns of a table; those that are too many are in the next one */
    static List<Table> byFormat(Evolution evolution, int most) {
        List<FormatCells> formats = FormatCells.of(evolution);
        List<Table> tables = new ArrayList<>();
        for (int from = 0; from < formats.size(); from += most) {
            Columns<TriedEdit> columns = Columns.<TriedEdit>of().words(EDIT, TriedEdit::title);
            formats.subList(from, Math.min(from + most, formats.size()))
                    .forEach(format -> columns.codec(format.title(), edit -> TableCell.text(signs(format, edit))));
            tables.add(columns.table(evolution.edits()));
        }
        return tables;
    }

    private static String signs(FormatCells format, TriedEdit edit) {
        String signs = Arrays.stream(ReadingDirection.values())
                .map(direction -> format.worst(edit, direction)
                        .map(cell -> cell.outcome().sign())
                        .orElse(ReadingOutcome.NOT_EXPRESSED.sign()))
                .collect(Collectors.joining());
        boolean differs =
                Arrays.stream(ReadingDirection.values()).anyMatch(direction -> format.differs(edit, direction));
        return differs ? signs + DIFFERS : signs;
    }

    /** One codec a row, one edit a table would be long: all codecs of an edit in words. */
    static Table byCodec(TriedEdit edit) {
        return Columns.<List<EvolutionCell>>of()
                .codec(
                        "codec",
                        cells -> TableCell.codec(
                                CodecName.of(cells.get(0)), cells.get(0).codec(), ""))
                .name("format", cells -> FormatCells.of(cells.get(0)).title())
                .words("backward", cells -> words(cells, ReadingDirection.BACKWARD))
                .words("forward", cells -> words(cells, ReadingDirection.FORWARD))
                .words("through", cells -> words(cells, ReadingDirection.THROUGH))
                .figure("bytes of a message", OutcomeTables::sizes)
                .table(codecs(edit));
    }

    /** What the same records take before and after; nothing if not all of them have a newer form. */
    private static String sizes(List<EvolutionCell> cells) {
        return SizePair.of(cells)
                .map(pair -> String.format(
                        Locale.ROOT,
                        "%.1f → %.1f",
                        pair.older().mean(),
                        pair.newer().mean()))
                .orElse("");
    }

    /** The cells of each codec. */
    static List<List<EvolutionCell>> codecs(TriedEdit edit) {
        return edit.cells().stream()
                .map(CodecName::of)
                .distinct()
                .map(name -> edit.cells().stream()
                        .filter(cell -> CodecName.of(cell).equals(name))
                        .toList())
                .toList();
    }

    private static String words(List<EvolutionCell> cells, ReadingDirection direction) {
        return cells.stream()
                .filter(cell -> cell.direction() == direction)
                .map(OutcomeTables::words)
                .collect(Collectors.joining());
    }

    private static String words(EvolutionCell cell) {
        String title = cell.outcome().title();
        return cell.reason()
                .map(why -> title + ": " + why)
                .orElseGet(() -> cell.isEdgeOnly() ? title + " (edge)" : title);
    }

    /** What the signs mean, those alone that stand somewhere. */
    static String legend(Evolution evolution) {
        List<ReadingOutcome> found = evolution.edits().stream()
                .flatMap(edit -> edit.cells().stream())
                .map(EvolutionCell::outcome)
                .distinct()
                .sorted()
                .toList();
        return found.stream()
                .map(outcome -> outcome.sign() + " " + outcome.title())
                .collect(Collectors.joining("; "));
    }
}
