package io.wirecost.report.section;

import io.wirecost.analysis.robustness.WorstFirst;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.DamageKind;
import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.run.Robustness.Limits;
import io.wirecost.document.Document;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.wording.Units;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the codecs made of damaged bytes, the worst first. Nothing in a run that was not asked for it. */
final class RobustnessSection {
    private final ReportModel model;
    private final CodecWords names;
    private final List<Endured> all;

    /** A codec's figures. */
    record Endured(Variant codec, Robustness figures) {}

    private RobustnessSection(ReportModel model, CodecWords names) {
        this.model = model;
        this.names = names;
        this.all = model.run().cells().stream()
                .filter(cell -> cell.status() == Cell.Status.MEASURED)
                .flatMap(cell -> cell.figures(Robustness.class).stream()
                        .map(figures -> new Endured(cell.trial().codec(), figures)))
                .sorted(Comparator.comparing(Endured::figures, new WorstFirst()))
                .toList();
    }

    /** Returns whether the run was asked for it. */
    static boolean isIn(ReportModel model) {
        return model.run().cells().stream()
                .anyMatch(cell -> cell.figures(Robustness.class).isPresent());
    }

    /** Adds a line for each codec; of a whole report also every kind of damage, in a page with its smallest cases. */
    static void write(ReportModel model, CodecWords names, Extent extent, Document.Writer page) {
        if (isIn(model)) {
            new RobustnessSection(model, names).write(extent, page);
        }
    }

    private void write(Extent extent, Document.Writer page) {
        page.section("damaged bytes", "what came of messages that were cut, changed or made up; the worst first");
        RuntimeParts.write(
                model, page, all, Endured::codec, own -> page.table(new RobustnessTable(names, own).summary()));
        page.items(legend());
        if (extent != Extent.TABLES) {
            details(extent, page);
        }
    }

    private void details(Extent extent, Document.Writer page) {
        page.part(
                "kinds of damage",
                "the gravest reaction to each, with its share"
                        + (extent == Extent.PAGE ? "; a cell opens to its smallest case" : ""));
        page.table(new DamageMatrix(names, all).table());
        page.items(kinds());
        if (extent == Extent.WHOLE) {
            page.part("smallest cases", "the shortest message for each reaction but an expected error");
            page.table(DamageCases.table(names, all));
        }
    }

    private List<String> legend() {
        return Stream.concat(
                        Stream.of(
                                "Cuts and bits: the share of messages with bytes missing at the end, or with one bit changed, that were"
                                        + " refused by any error. A range is the 95 % interval of a sample; without one, every place was"
                                        + " tried.",
                                "Seed " + seeds()
                                        + " draws the same messages again. Reactions are the same then; memory and times vary."),
                        limits().entrySet().stream().map(RobustnessSection::sentence))
                .toList();
    }

    private String seeds() {
        return all.stream()
                .map(one -> Long.toString(one.figures().seed()))
                .distinct()
                .collect(Collectors.joining(", "));
    }

    /** Those of each runtime. */
    private Map<Limits, List<String>> limits() {
        return all.stream()
                .collect(Collectors.groupingBy(
                        one -> one.figures().limits(),
                        Collectors.collectingAndThen(
                                Collectors.mapping(one -> one.codec().runtime(), Collectors.toList()),
                                runtimes -> runtimes.stream().distinct().toList())));
    }

    private static String sentence(Map.Entry<Limits, List<String>> limits) {
        Limits known = limits.getKey();
        return "Limits for a message in %s: %s of heap, %s of stack, %s s of processor time or 100 times the usual."
                .formatted(
                        String.join(", ", limits.getValue()),
                        Units.memory(known.heapBytes()),
                        Units.memory(known.stackBytes()),
                        known.processorSeconds());
    }

    /** What the words of the table mean that occur in it. */
    private List<String> kinds() {
        Stream<String> damages = Stream.of(DamageKind.values())
                .filter(kind -> all.stream().anyMatch(one -> has(one.figures(), kind)))
                .map(kind -> kind.title() + ": " + kind.meaning() + ".");
        Stream<String> reactions = Stream.of(ReactionKind.values())
                .filter(kind -> all.stream().anyMatch(one -> one.figures().inputs(kind) > 0))
                .map(kind -> kind.title() + ": " + kind.meaning() + ".");
        return Stream.concat(damages, reactions).toList();
    }

    private static boolean has(Robustness figures, DamageKind kind) {
        return figures.damages().stream().anyMatch(damage -> damage.kind() == kind);
    }
}
