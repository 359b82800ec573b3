package io.wirecost.evolution.page;

import io.wirecost.document.Columns;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.evolution.edit.EditKind;
import io.wirecost.evolution.result.Evolution;
import io.wirecost.evolution.result.EvolutionCell;
import io.wirecost.evolution.result.TriedEdit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What an added optional field costs in messages that do not have it: the given records, written by both versions. */
final class AbsentFieldTable {
    private static final Set<String> ADDING = Set.of(
            EditKind.ADD_LAST_OPTIONAL.id(), EditKind.ADD_FIRST_OPTIONAL.id(), EditKind.ADD_MIDDLE_OPTIONAL.id());

    private AbsentFieldTable() {}

    /** A codec a row; empty if no given record was written by both versions of such an edit. */
    static Optional<Table> of(Evolution evolution) {
        List<TriedEdit> adding = evolution.edits().stream()
                .filter(edit -> ADDING.contains(edit.edit()))
                .filter(edit -> OutcomeTables.codecs(edit).stream()
                        .anyMatch(cells -> SizePair.of(cells).isPresent()))
                .toList();
        return adding.isEmpty()
                ? Optional.empty()
                : Optional.of(Columns.<List<EvolutionCell>>of()
                        .codec(
                                "codec",
                                cells -> TableCell.codec(
                                        CodecName.of(cells.get(0)), cells.get(0).codec(), ""))
                        .name("format", cells -> FormatCells.of(cells.get(0)).title())
                        .figures(adding, TriedEdit::title, "bytes", AbsentFieldTable::more)
                        .table(OutcomeTables.codecs(adding.get(0)).stream()
                                .filter(cells -> hasBytesOfItsOwn(cells.get(0)))
                                .toList()));
    }

    private static boolean hasBytesOfItsOwn(EvolutionCell cell) {
        return cell.set().map(its -> its.setting().changesBytes()).orElse(true);
    }

    private static TableCell more(List<EvolutionCell> codec, TriedEdit edit) {
        String name = CodecName.of(codec.get(0));
        List<EvolutionCell> own = edit.cells().stream()
                .filter(cell -> CodecName.of(cell).equals(name))
                .toList();
        return TableCell.figure(SizePair.of(own).map(SizePair::more), AbsentFieldTable::words);
    }

    private static String words(double bytes) {
        return bytes == 0 ? "0" : String.format(Locale.ROOT, bytes == Math.rint(bytes) ? "%+.0f" : "%+.2f", bytes);
    }
}
