package io.wirecost.evolution.page;

import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.document.Columns;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.evolution.result.Evolution;
import io.wirecost.evolution.result.EvolutionCell;
import io.wirecost.evolution.result.ReadingDirection;
import io.wirecost.evolution.result.ReadingOutcome;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Codecs of libraries with a switch for other versions: how many edits came to which outcome, as shipped and with the switch. */
final class SettingTable {
    private SettingTable() {}

    /** A codec and a setting a row; no rows if no codec has a switch. */
    static Table of(Evolution evolution) {
        List<EvolutionCell> all = evolution.edits().stream()
                .flatMap(edit -> edit.cells().stream())
                .toList();
        Set<CodecId> switched = all.stream()
                .filter(cell -> cell.set().isPresent())
                .map(SettingTable::codec)
                .collect(Collectors.toSet());
        Map<String, List<EvolutionCell>> rows = all.stream()
                .filter(cell -> switched.contains(codec(cell)))
                .collect(Collectors.groupingBy(CodecName::of, LinkedHashMap::new, Collectors.toList()));
        return Columns.<List<EvolutionCell>>of()
                .codec(
                        "codec",
                        cells -> TableCell.codec(
                                CodecName.of(cells.get(0)), cells.get(0).codec(), ""))
                .words(
                        "setting",
                        cells -> cells.get(0).set().map(VersionSwitch::words).orElse("as shipped"))
                .words("backward", cells -> counts(cells, ReadingDirection.BACKWARD))
                .words("forward", cells -> counts(cells, ReadingDirection.FORWARD))
                .words("through", cells -> counts(cells, ReadingDirection.THROUGH))
                .table(rows.values());
    }

    private static CodecId codec(EvolutionCell cell) {
        return new CodecId(cell.runtime(), cell.codec());
    }

    private static String counts(List<EvolutionCell> cells, ReadingDirection direction) {
        Map<ReadingOutcome, Long> counts = cells.stream()
                .filter(cell -> cell.direction() == direction)
                .collect(Collectors.groupingBy(
                        EvolutionCell::outcome, () -> new EnumMap<>(ReadingOutcome.class), Collectors.counting()));
        return counts.entrySet().stream()
                .map(one -> one.getKey().sign() + " " + one.getValue())
                .collect(Collectors.joining(", "));
    }
}
