package io.wirecost.report.model.conditions;

import io.wirecost.analysis.disturbance.SliceCounts;
import io.wirecost.analysis.disturbance.UsualSpeed;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Fork;
import io.wirecost.core.run.Witness;
import io.wirecost.core.run.Witness.Load;
import io.wirecost.document.Fact;
import io.wirecost.report.wording.CodecLabels;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What the witnesses of all forks that count tell together, for the appendix. */
final class WitnessFacts {
    private WitnessFacts() {}

    /** A witness, with the cell whose fork it stands beside. */
    private record Beside(Cell cell, Witness witness) {}

    static List<Fact> of(Run run, UsualSpeed usual, Optional<SliceCounts> slices) {
        List<Beside> all = run.cells().stream().flatMap(WitnessFacts::besides).toList();
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact(
                "reference work",
                "usually %s of processor time, %s".formatted(Units.time(usual.nanos()), Units.spread(usual.spread()))));
        if (!all.isEmpty()) {
            facts.add(new Fact("warm-up", warmUp(all, slices)));
            facts.add(new Fact("compilers", compilers(all, slices, new CodecLabels(run))));
        }
        List<Load> loads =
                all.stream().flatMap(one -> one.witness().load().stream()).toList();
        if (!loads.isEmpty()) {
            facts.add(new Fact("processors", load(loads, slices.isPresent())));
        }
        return facts;
    }

    private static Stream<Beside> besides(Cell cell) {
        return cell.figures(Speed.class).stream()
                .flatMap(speed -> speed.forks().stream())
                .map(Fork::witness)
                .flatMap(witness -> witness.stream().map(known -> new Beside(cell, known)));
    }

    private static String warmUp(List<Beside> all, Optional<SliceCounts> slices) {
        DoubleSummaryStatistics seconds =
                all.stream().mapToDouble(one -> one.witness().warmUpSeconds()).summaryStatistics();
        return String.format(
                Locale.ROOT,
                "%.1f to %.1f s of processor time; %s",
                seconds.getMin(),
                seconds.getMax(),
                slices.map(WitnessFacts::warm).orElseGet(() -> capped(all)));
    }

    /** Slices tell whether a worker was warm, so that it is usual for a warm-up to end at its limit. */
    private static String warm(SliceCounts counts) {
        return "%d of %d operations of workers were not warm in the end".formatted(counts.cold(), counts.cells());
    }

    private static String capped(List<Beside> all) {
        long capped = all.stream().filter(one -> one.witness().capped()).count();
        return "%d of %d ended at their time limit".formatted(capped, all.size());
    }

    private static String compilers(List<Beside> all, Optional<SliceCounts> slices, CodecLabels names) {
        Beside busiest = all.stream()
                .max(Comparator.comparingDouble(one -> one.witness().compilerShare()))
                .orElseThrow();
        return "busy for at most %s of the measured %s (%s, %s)%s"
                .formatted(
                        Units.percent(busiest.witness().compilerShare()),
                        slices.isPresent() ? "slices" : "slots",
                        names.of(busiest.cell().trial().codec()),
                        busiest.cell().trial().task().label(),
                        slices.map(WitnessFacts::compiling).orElse(""));
    }

    private static String compiling(SliceCounts counts) {
        return "; %d of %d slices were taken again, since compilers were at work"
                .formatted(counts.compiling(), counts.slices());
    }

    private static String load(List<Load> loads, boolean slices) {
        DoubleSummaryStatistics busy =
                loads.stream().mapToDouble(Load::busyShare).summaryStatistics();
        double stolen = loads.stream().mapToDouble(Load::stolenShare).max().orElseThrow();
        String others = loads.stream()
                .flatMap(load -> load.othersShare().stream())
                .max(Comparator.naturalOrder())
                .map(most -> "at most %s taken by other programs; ".formatted(Units.percent(most)))
                .orElse("");
        return "%s to %s busy during %s, this run's own work included; %sat most %s stolen by the host"
                .formatted(
                        Units.percent(busy.getMin()),
                        Units.percent(busy.getMax()),
                        slices ? "the slices of a worker" : "a fork",
                        others,
                        Units.percent(stolen));
    }
}
