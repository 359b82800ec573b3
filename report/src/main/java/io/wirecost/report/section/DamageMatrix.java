package io.wirecost.report.section;

import io.wirecost.core.run.DamageKind;
import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.run.Robustness.Damage;
import io.wirecost.core.run.Robustness.Reaction;
import io.wirecost.document.Columns;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.report.section.RobustnessSection.Endured;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Codecs by kinds of damage: the gravest reaction, which opens to all reactions with their smallest cases. */
final class DamageMatrix {
    private final CodecWords names;
    private final List<Endured> codecs;

    DamageMatrix(CodecWords names, List<Endured> codecs) {
        this.names = names;
        this.codecs = codecs;
    }

    Table table() {
        Columns<Endured> columns = Columns.<Endured>of()
                .codec("codec", one -> names.plain(one.codec()))
                .codec("setting", Endured::settingCell);
        Stream.of(DamageKind.values()).forEach(kind -> columns.codec(kind.title(), one -> cell(one, kind)));
        return columns.table(codecs).withoutEmptyColumns();
    }

    private static TableCell cell(Endured one, DamageKind kind) {
        return one.figures().damages().stream()
                .filter(damage -> damage.kind() == kind)
                .findFirst()
                .map(DamageMatrix::cell)
                .orElse(TableCell.none());
    }

    private static TableCell cell(Damage damage) {
        return damage.reactions().stream()
                .max(Comparator.comparing(Reaction::kind))
                .map(gravest -> TableCell.grouped(words(damage, gravest), group(gravest.kind()))
                        .opening(inside(damage)))
                .orElse(TableCell.none());
    }

    private static String words(Damage damage, Reaction gravest) {
        return gravest.inputs() == damage.inputs()
                ? gravest.kind().title()
                : gravest.kind().title() + " " + RobustnessTable.percent(100.0 * gravest.inputs() / damage.inputs());
    }

    /** A colour for each grade: nothing lost, taken for something else, and what the process suffers from. */
    private static String group(ReactionKind kind) {
        return switch (kind) {
            case NOTICED, EQUAL -> "noticed";
            case NOTICED_OTHERWISE -> "unexpected";
            case OTHER_VALUE -> "accepted";
            case STACK_EXHAUSTED, MEMORY_EXHAUSTED, HANG, DIED -> "exhausted";
        };
    }

    private static String inside(Damage damage) {
        return damage.reactions().stream()
                .sorted(Comparator.comparing(Reaction::kind).reversed())
                .map(reaction -> DamageCases.words(damage, reaction))
                .collect(Collectors.joining("\n\n"));
    }
}
