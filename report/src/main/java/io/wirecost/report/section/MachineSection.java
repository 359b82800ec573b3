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
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How fast the machine was over the run, and what others did meanwhile. */
final class MachineSection {
    private static final int MINUTE = 60;

    private final Witnessed witnessed;
    private final List<Stretch> stretches;
    private final CodecWords names;

    MachineSection(Witnessed witnessed, CodecWords names) {
        this.witnessed = witnessed;
        this.stretches = Stretch.of(witnessed.forks());
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
                witnessed.slices() ? "Every round" : "Every fork",
                inner -> inner.table(Columns.<Stretch>of()
                        .codec("codec", this::name)
                        .words("operations", stretch -> alike ? "" : operations(stretch.first()))
                        .figure(
                                "round",
                                stretch -> Integer.toString(stretch.first().round() + 1))
                        .figure("from", "s", stretch -> TableCell.figure(stretch.from(), MachineSection::elapsed))
                        .figure("to", "s", stretch -> TableCell.figure(stretch.to(), MachineSection::elapsed))
                        .figure("before", "", stretch -> TableCell.figure(before(stretch), Units::ratio))
                        .figure("after", "", stretch -> TableCell.figure(after(stretch), Units::ratio))
                        .figure("others, at most", "", Stretch::others, Units::percent)
                        .words("what became of it", this::outcomes)
                        .table(stretches)));
    }

    /** Forks or workers between the same two timings of the reference work: workers take turns, a fork is alone. */
    private record Stretch(List<Sighting> forks) {
        static List<Stretch> of(List<Sighting> forks) {
            return forks.stream()
                    .collect(Collectors.groupingBy(
                            fork -> List.of(
                                    fork.round(),
                                    fork.witness().referenceBeforeNanos(),
                                    fork.witness().referenceAfterNanos()),
                            LinkedHashMap::new,
                            Collectors.toList()))
                    .values()
                    .stream()
                    .map(Stretch::new)
                    .toList();
        }

        Sighting first() {
            return forks.get(0);
        }

        double from() {
            return forks.stream()
                    .mapToDouble(fork -> fork.witness().startSeconds())
                    .min()
                    .orElseThrow();
        }

        double to() {
            return forks.stream()
                    .mapToDouble(fork -> fork.witness().endSeconds())
                    .max()
                    .orElseThrow();
        }

        Optional<Double> others() {
            return forks.stream()
                    .flatMap(fork -> fork.witness().load().flatMap(Load::othersShare).stream())
                    .max(Comparator.naturalOrder());
        }
    }

    private TableCell name(Stretch stretch) {
        return stretch.forks().size() == 1
                ? names.plain(stretch.first().codec())
                : TableCell.text(stretch.forks().size() + " workers");
    }

    private String outcomes(Stretch stretch) {
        return stretch.forks().size() == 1
                ? outcome(stretch.first())
                : stretch.forks().stream()
                        .filter(fork -> !outcome(fork).isEmpty())
                        .map(this::outcomeOf)
                        .collect(Collectors.joining("; "));
    }

    private String outcomeOf(Sighting fork) {
        return names.label(fork.codec()) + ": " + outcome(fork);
    }

    private String rule() {
        String busy = witnessed
                .mostOthers()
                .map(most -> "during which other programs took more than " + Units.percent(most) + " of the processors")
                .orElse("");
        if (witnessed.slices()) {
            return "Before a round of workers and after each of its passes wirecost times a piece of reference work, which is"
                    + " always the same and knows no codec. Ratios of times are taken within a round, so this speed does not"
                    + " count in them. A slice " + (busy.isEmpty() ? "" : busy + ", or ")
                    + "in which compilers were at work is taken again in a later pass.";
        }
        return "Before and after each fork wirecost times a piece of reference work, which is always the same and knows no"
                + " codec. A fork beside which it was off by more than "
                + Units.percent(witnessed.usual().tolerance())
                + (busy.isEmpty() ? "" : ", or " + busy + ",")
                + " was disturbed by others. It is measured again, twice at most.";
    }

    private Chart strip() {
        double tolerance = witnessed.usual().tolerance();
        return new Strip(
                "Time of the reference work, as a ratio to its usual time",
                Axis.linear("time since the start", MachineSection::elapsed),
                Axis.linear("slower upward", Units::ratio),
                stretches.stream()
                        .flatMap(stretch -> Stream.of(
                                Plots.point(stretch.from(), before(stretch), Optional.empty()),
                                Plots.point(stretch.to(), after(stretch), Optional.empty())))
                        .toList(),
                new Range(1 - tolerance, 1 + tolerance),
                witnessed.forks().stream()
                        .filter(fork -> fork.voided() || fork.isMarked())
                        .map(fork -> new Span(
                                fork.witness().startSeconds(),
                                fork.witness().endSeconds(),
                                fork.isMarked(),
                                outcomeOf(fork)))
                        .toList());
    }

    private static String operations(Sighting fork) {
        return fork.tasks().stream().map(Task::label).collect(Collectors.joining(", "));
    }

    private double before(Stretch stretch) {
        return stretch.first().witness().referenceBeforeNanos()
                / witnessed.usual().nanos();
    }

    private double after(Stretch stretch) {
        return stretch.first().witness().referenceAfterNanos()
                / witnessed.usual().nanos();
    }

    private static String outcome(Sighting fork) {
        if (fork.voided()) {
            return "measured again";
        }
        return fork.isMarked() ? "disturbed, counts with a mark" : "";
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
