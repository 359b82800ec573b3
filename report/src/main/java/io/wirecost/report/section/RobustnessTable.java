package io.wirecost.report.section;

import io.wirecost.analysis.robustness.NoticedShare;
import io.wirecost.analysis.robustness.WorstFirst;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.run.DamageKind;
import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.run.Robustness.Depth;
import io.wirecost.core.run.Robustness.Extremes;
import io.wirecost.document.Columns;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.report.section.RobustnessSection.Endured;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Tables with one line for each codec: what damaged bytes led to, and what the costliest of them took. */
final class RobustnessTable {
    private final CodecWords names;
    private final List<Endured> codecs;

    RobustnessTable(CodecWords names, List<Endured> codecs) {
        this.names = names;
        this.codecs = codecs;
    }

    /** How often each reaction came, the gravest first: as a share, or as a count where few are too many. */
    Table reactions() {
        return Columns.<Endured>of()
                .codec("codec", one -> names.plain(one.codec()))
                .codec("setting", Endured::settingCell)
                .figure("died", "", one -> count(one.figures().inputs(ReactionKind.DIED)))
                .figure("hangs", "", one -> count(one.figures().inputs(ReactionKind.HANG)))
                .figure("memory", "", one -> count(one.figures().inputs(ReactionKind.MEMORY_EXHAUSTED)))
                .figure("stack", "", one -> count(one.figures().inputs(ReactionKind.STACK_EXHAUSTED)))
                .figure("processes ended", "", one -> count(ended(one.figures())))
                .whereItFits()
                .figure("other value", "%", one -> share(one, ReactionKind.OTHER_VALUE))
                .figure("other errors", "%", one -> share(one, ReactionKind.NOTICED_OTHERWISE))
                .figure("bits", "%", one -> noticed(one, DamageKind.FLIPPED))
                .figure("cuts", "%", one -> noticed(one, DamageKind.CUT))
                .table(codecs);
    }

    /** How many messages were tried, and what the costliest took; nothing of a checksum, with which no codec reads. */
    Table costs() {
        return Columns.<Endured>of()
                .codec("codec", one -> names.plain(one.codec()))
                .codec("setting", Endured::settingCell)
                .words("format", one -> names.format(names.label(one.codec())))
                .figure("messages", "", one -> count(one.figures().inputs()))
                .figure(
                        "memory per byte",
                        "bytes",
                        one -> TableCell.figure(
                                one.extremes().flatMap(Extremes::allocatedBytesPerByte), RobustnessTable::bytes))
                .figure(
                        "slowdown",
                        "",
                        one -> TableCell.figure(one.extremes().map(Extremes::slowdown), RobustnessTable::times))
                .words("fails at depth", one -> depth(one.extremes().flatMap(Extremes::depth)))
                .table(codecs.stream().filter(one -> one.extremes().isPresent()).toList());
    }

    private static TableCell count(int count) {
        return count == 0 ? TableCell.none() : TableCell.figure(count, value -> Units.count((long) value));
    }

    private static int ended(Robustness figures) {
        return figures.damages().stream()
                .flatMap(damage -> damage.reactions().stream())
                .mapToInt(Robustness.Reaction::ended)
                .sum();
    }

    private static TableCell noticed(Endured one, DamageKind kind) {
        return NoticedShare.of(one.figures(), kind)
                .map(share -> TableCell.figure(100 * share.share(), percent -> percent(percent, share.interval())))
                .orElse(TableCell.none());
    }

    private static String percent(double percent, Optional<Interval> interval) {
        return interval.map(range -> "%s (%s–%s)"
                        .formatted(percent(percent), percent(100 * range.low()), percent(100 * range.high())))
                .orElseGet(() -> percent(percent));
    }

    private static TableCell share(Endured one, ReactionKind kind) {
        double share = WorstFirst.share(one.figures(), kind);
        return share == 0 ? TableCell.none() : TableCell.figure(100 * share, RobustnessTable::percent);
    }

    /** What is not all and not nothing is not rounded to it. */
    static String percent(double percent) {
        double shown = percent > 0 && percent < 1 || percent > 99 && percent < 100
                ? Math.min(99.9, Math.max(0.1, percent))
                : Math.rint(percent);
        return shown == Math.rint(shown) ? "%.0f %%".formatted(shown) : String.format(Locale.ROOT, "%.1f %%", shown);
    }

    private static String bytes(double bytes) {
        return Units.count(Math.round(bytes));
    }

    private static String times(double slowdown) {
        return String.format(Locale.ROOT, slowdown < 10 ? "%.1f×" : "%.0f×", slowdown);
    }

    private static String depth(Optional<Depth> depth) {
        return depth.map(known ->
                        Units.count(known.levels()) + ": " + known.reaction().title())
                .orElse(TableCell.NONE);
    }
}
