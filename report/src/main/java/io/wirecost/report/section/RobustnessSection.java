package io.wirecost.report.section;

import io.wirecost.analysis.robustness.WorstFirst;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.DamageKind;
import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.run.Robustness.Limits;
import io.wirecost.document.Document;
import io.wirecost.document.TableCell;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.wording.Units;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the codecs made of damaged bytes, the worst first. Nothing in a run that was not asked for it. */
final class RobustnessSection {
    private final ReportModel model;
    private final CodecWords names;
    private final List<Endured> all;

    /**
     * A codec's figures with one setting: limits of its library, or a checksum around its messages.
     *
     * @param extremes empty with a checksum, where the codec does not read
     * @param setting empty for a codec with one
     */
    record Endured(
            Variant codec, Robustness figures, Optional<Robustness.Extremes> extremes, Optional<String> setting) {
        /** Returns the setting for a table. */
        TableCell settingCell() {
            return setting.map(TableCell::text).orElse(TableCell.none());
        }
    }

    private RobustnessSection(ReportModel model, CodecWords names) {
        this.model = model;
        this.names = names;
        List<Cell> measured = model.run().cells().stream()
                .filter(cell -> cell.status() == Cell.Status.MEASURED)
                .filter(cell -> cell.figures(Robustness.class).isPresent())
                .toList();
        Map<Variant, Long> settings = measured.stream()
                .collect(Collectors.groupingBy(cell -> cell.trial().codec(), Collectors.counting()));
        this.all = measured.stream()
                .flatMap(cell -> Stream.concat(
                        Stream.of(endured(cell, settings.get(cell.trial().codec()) > 1)), checksums(cell)))
                .sorted(Comparator.comparing(Endured::figures, new WorstFirst())
                        .thenComparing(one -> one.codec().toString()))
                .toList();
    }

    private static Endured endured(Cell cell, boolean hasSettings) {
        Robustness figures = cell.figures(Robustness.class).orElseThrow();
        SafetyLimits limits = figures.advice().isPresent() ? SafetyLimits.ADVISED : SafetyLimits.AS_SHIPPED;
        return new Endured(
                cell.trial().codec(),
                figures,
                Optional.of(figures.extremes()),
                Optional.of(limits)
                        .filter(setting -> hasSettings || setting == SafetyLimits.ADVISED)
                        .map(SafetyLimits::label));
    }

    private static Stream<Endured> checksums(Cell cell) {
        Robustness figures = cell.figures(Robustness.class).orElseThrow();
        return figures.checksums().stream()
                .flatMap(List::stream)
                .map(checksum -> new Endured(
                        cell.trial().codec(),
                        new Robustness(
                                figures.limits(),
                                Optional.empty(),
                                figures.seed(),
                                checksum.damages(),
                                figures.extremes()),
                        Optional.empty(),
                        Optional.of(checksum.title())));
    }

    /** Returns whether the run was asked for it. */
    static boolean isIn(ReportModel model) {
        return model.run().cells().stream()
                .anyMatch(cell -> cell.figures(Robustness.class).isPresent());
    }

    /** Adds a line for each codec; of a whole report also costs and every kind of damage, in a page with its smallest cases. */
    static void write(ReportModel model, CodecWords names, Extent extent, Document.Writer page) {
        if (isIn(model)) {
            new RobustnessSection(model, names).write(extent, page);
        }
    }

    private void write(Extent extent, Document.Writer page) {
        page.section("damaged bytes", "what came of messages that were cut, changed or made up; the worst first");
        RuntimeParts.write(
                model, page, all, Endured::codec, own -> page.table(new RobustnessTable(names, own).reactions()));
        page.items(legend());
        if (extent != Extent.TABLES) {
            details(extent, page);
        }
    }

    private void details(Extent extent, Document.Writer page) {
        page.part("the costliest messages", "the most that one message took, beside undamaged ones");
        page.table(new RobustnessTable(names, all).costs());
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
        return Stream.of(
                        Stream.of(
                                "Cuts and bits: the share of messages with bytes missing at the end, or with one bit changed, that were"
                                        + " refused by any error. A range is the 95 % interval of a sample; without one, every place was"
                                        + " tried.",
                                "Seed " + seeds()
                                        + " draws the same messages again. Reactions are the same then; memory and times vary."),
                        limits().entrySet().stream().map(RobustnessSection::sentence),
                        advice(),
                        checksumSentence())
                .flatMap(sentences -> sentences)
                .toList();
    }

    /** Codecs with the same advice share a sentence. */
    private Stream<String> advice() {
        Map<String, List<String>> codecs = all.stream()
                .filter(one -> one.figures().advice().isPresent())
                .collect(Collectors.groupingBy(
                        one -> one.figures().advice().orElseThrow(),
                        TreeMap::new,
                        Collectors.mapping(one -> names.label(one.codec()), Collectors.toList())));
        return codecs.entrySet().stream()
                .map(same -> "Advised limits of %s: %s. In the row as-shipped the library has its own."
                        .formatted(String.join(", ", same.getValue()), same.getKey()));
    }

    private Stream<String> checksumSentence() {
        return all.stream()
                .filter(one -> one.extremes().isEmpty())
                .limit(1)
                .map(one ->
                        "A row with a checksum asks another question: messages of %s stand in a frame of zstd with a checksum, or"
                                        .formatted(names.label(one.codec()))
                                + " in a record batch of Kafka with its CRC-32C. The damage is done to these bytes, and no codec reads them:"
                                + " noticed, equal or other value is what comes out of the frame or batch.");
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
