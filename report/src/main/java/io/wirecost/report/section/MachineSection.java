package io.wirecost.report.section;

import io.wirecost.analysis.disturbance.Sighting;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Witness.Load;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.TableCell;
import io.wirecost.plot.Axis;
import io.wirecost.plot.Chart;
import io.wirecost.plot.Range;
import io.wirecost.plot.Strip;
import io.wirecost.plot.Strip.Span;
import io.wirecost.report.model.conditions.Witnessed;
import io.wirecost.report.wording.Units;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How fast the machine was over the run, and what others did meanwhile. */
final class MachineSection {
    private static final int MINUTE = 60;

    private final Witnessed witnessed;
    private final CodecWords names;

    MachineSection(Witnessed witnessed, CodecWords names) {
        this.witnessed = witnessed;
        this.names = names;
    }

    void write(Document.Writer page) {
        page.section("speed of the machine");
        page.paragraph(rule());
        page.charts(
                "Dashed: how far it usually varies. Shaded: a " + (witnessed.slices() ? "worker" : "fork")
                        + " that was disturbed.",
                strip());
        page.facts(witnessed.facts());
        boolean alike =
                witnessed.forks().stream().map(Sighting::tasks).distinct().count() == 1;
        page.fold(
                witnessed.slices() ? "Every worker" : "Every fork",
                inner -> inner.table(Columns.<Sighting>of()
                        .codec("codec", fork -> names.plain(fork.codec()))
                        .words("operations", fork -> alike ? "" : operations(fork))
                        .figure("round", fork -> Integer.toString(fork.round() + 1))
                        .figure(
                                "from",
                                "s",
                                fork -> TableCell.figure(fork.witness().startSeconds(), MachineSection::elapsed))
                        .figure(
                                "to",
                                "s",
                                fork -> TableCell.figure(fork.witness().endSeconds(), MachineSection::elapsed))
                        .figure("before", "", fork -> TableCell.figure(before(fork), Units::ratio))
                        .figure("after", "", fork -> TableCell.figure(after(fork), Units::ratio))
                        .figure(
                                "others",
                                "",
                                fork -> fork.witness().load().flatMap(Load::othersShare),
                                MachineSection::percent)
                        .words("what became of it", MachineSection::outcome)
                        .table(witnessed.forks())));
    }

    private String rule() {
        String busy = witnessed
                .mostOthers()
                .map(most -> "during which other programs took more than " + percent(most) + " of the processors")
                .orElse("");
        if (witnessed.slices()) {
            return "Before a round of workers and after each of its passes wirecost times a piece of reference work, which is"
                    + " always the same and knows no codec. Ratios of times are taken within a round, so this speed does not"
                    + " count in them. A slice " + (busy.isEmpty() ? "" : busy + ", or ")
                    + "in which compilers were at work is taken again in a later pass.";
        }
        return "Before and after each fork wirecost times a piece of reference work, which is always the same and knows no"
                + " codec. A fork beside which it was off by more than "
                + percent(witnessed.usual().tolerance())
                + (busy.isEmpty() ? "" : ", or " + busy + ",")
                + " was disturbed by others. It is measured again, twice at most.";
    }

    private Chart strip() {
        double tolerance = witnessed.usual().tolerance();
        return new Strip(
                "Time of the reference work, as a ratio to its usual time",
                Axis.linear("time since the start", MachineSection::elapsed),
                Axis.linear("slower upward", Units::ratio),
                witnessed.forks().stream()
                        .flatMap(fork -> Stream.of(
                                Plots.point(fork.witness().startSeconds(), before(fork), Optional.empty()),
                                Plots.point(fork.witness().endSeconds(), after(fork), Optional.empty())))
                        .toList(),
                new Range(1 - tolerance, 1 + tolerance),
                witnessed.forks().stream()
                        .filter(fork -> fork.voided() || fork.isMarked())
                        .map(fork -> new Span(
                                fork.witness().startSeconds(),
                                fork.witness().endSeconds(),
                                fork.isMarked(),
                                names.label(fork.codec()) + ": " + outcome(fork)))
                        .toList());
    }

    private static String operations(Sighting fork) {
        return fork.tasks().stream().map(Task::label).collect(Collectors.joining(", "));
    }

    private double before(Sighting fork) {
        return fork.witness().referenceBeforeNanos() / witnessed.usual().nanos();
    }

    private double after(Sighting fork) {
        return fork.witness().referenceAfterNanos() / witnessed.usual().nanos();
    }

    private static String outcome(Sighting fork) {
        if (fork.voided()) {
            return "measured again";
        }
        return fork.isMarked() ? "disturbed, counts with a mark" : "";
    }

    private static String percent(double share) {
        double percent = 100 * share;
        return String.format(
                Locale.ROOT, percent < 10 && percent != Math.rint(percent) ? "%.1f %%" : "%.0f %%", percent);
    }

    /** {@code 3:07}, {@code 1:03:07}. */
    private static String elapsed(double seconds) {
        long whole = Math.round(seconds);
        long minutes = whole / MINUTE;
        return minutes < MINUTE
                ? String.format(Locale.ROOT, "%d:%02d", minutes, whole % MINUTE)
                : String.format(Locale.ROOT, "%d:%02d:%02d", minutes / MINUTE, minutes % MINUTE, whole % MINUTE);
    }
}
