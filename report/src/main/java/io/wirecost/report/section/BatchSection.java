package io.wirecost.report.section;

import io.wirecost.analysis.compression.BatchTimes;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.BatchCompression;
import io.wirecost.core.run.Batches;
import io.wirecost.core.run.Batches.Batched;
import io.wirecost.core.run.Batches.Dictionary;
import io.wirecost.core.run.Run;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.plot.Axis;
import io.wirecost.plot.Chart;
import io.wirecost.plot.Lines;
import io.wirecost.plot.MarkSubject;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/**
 * What messages weigh in Kafka's record batches, and with a trained dictionary: the fewest bytes before compression first.
 * Nothing in a run that was not asked for it.
 */
final class BatchSection {
    /** Depth of the table that has one line for each codec. */
    private static final int TYPICAL_DEPTH = 100;

    /** Deeper batches are not asked for. */
    private static final int MOST_DEPTH = 1_000;

    private final ReportModel model;
    private final CodecWords names;
    private final List<One> all;
    private final List<Integer> depths;

    /** One codec's batches. */
    private record One(Variant codec, Batches batches) {
        Optional<Batched> at(BatchCompression compression, int depth) {
            return of(compression).filter(batched -> batched.depth() == depth).findFirst();
        }

        Stream<Batched> of(BatchCompression compression) {
            return batches.batches().stream().filter(batched -> batched.compression() == compression);
        }
    }

    private BatchSection(ReportModel model, CodecWords names, List<One> all) {
        this.model = model;
        this.names = names;
        this.all = all;
        this.depths = all.stream()
                .flatMap(one -> one.batches.batches().stream().map(Batched::depth))
                .distinct()
                .sorted()
                .toList();
    }

    /** @param extent whether every depth is shown, or a single one */
    static void write(ReportModel model, CodecWords names, Extent extent, Document.Writer page) {
        List<One> all = figures(model.run());
        if (!all.isEmpty()) {
            new BatchSection(model, names, all).write(extent, page);
        }
    }

    private static List<One> figures(Run run) {
        return run.cells().stream()
                .flatMap(cell -> cell.figures(Batches.class).stream()
                        .map(batches -> new One(cell.trial().codec(), batches)))
                .sorted(Comparator.comparingDouble(one -> one.batches.messageBytes() / (double) one.batches.messages()))
                .toList();
    }

    private void write(Extent extent, Document.Writer page) {
        boolean whole = extent != Extent.TABLES;
        page.section(
                "compressed batches",
                whole
                        ? "bytes by message, by messages in a batch"
                        : "bytes by message, in batches of " + Units.count(typicalDepth()));
        RuntimeParts.write(model, page, all, One::codec, own -> {
            page.charts(Stream.of(BatchCompression.values())
                    .map(compression -> chart(compression, own))
                    .toArray(Chart[]::new));
            page.table(whole ? all(own) : typical(own));
            page.part("one message, zstd with a trained dictionary", "bytes by message");
            page.table(dictionaries(own));
        });
        notes().forEach(page::paragraph);
    }

    private int typicalDepth() {
        return depths.stream()
                .filter(depth -> depth <= TYPICAL_DEPTH)
                .max(Integer::compare)
                .orElseThrow();
    }

    private Chart chart(BatchCompression compression, List<One> own) {
        return new Lines(
                "Compressed by " + compression.label(),
                Axis.log("messages in a batch", depth -> Units.count(Math.round(depth))),
                Axis.log("bytes by message", Units::bytes),
                own.stream()
                        .map(one -> new Lines.Line(
                                MarkSubject.codec(names.label(one.codec)),
                                Lines.Form.JOINED,
                                false,
                                one.of(compression)
                                        .map(batched -> Plots.point(
                                                batched.depth(), batched.bytesPerMessage(), Optional.empty()))
                                        .toList()))
                        .toList(),
                List.of());
    }

    private Table typical(List<One> own) {
        return Columns.<One>of()
                .codec("codec", one -> names.plain(one.codec))
                .figures(
                        List.of(BatchCompression.values()),
                        BatchCompression::label,
                        "bytes",
                        (one, compression) -> bytes(one.at(compression, typicalDepth())))
                .table(own);
    }

    private record Line(One one, BatchCompression compression) {
        Optional<Batched> at(int depth) {
            return one.at(compression, depth);
        }
    }

    private Table all(List<One> own) {
        int typical = typicalDepth();
        return Columns.<Line>of()
                .codec("codec", line -> names.plain(line.one.codec))
                .name("compression", line -> line.compression.label())
                .figures(depths, depth -> "×" + Units.count(depth), "bytes", (line, depth) -> bytes(line.at(depth)))
                .figure("write ×" + typical, "ns", line -> line.at(typical).map(BatchTimes::writeNanos), Units::time)
                .figure("read ×" + typical, "ns", line -> line.at(typical).map(BatchTimes::readNanos), Units::time)
                .table(own.stream()
                        .flatMap(one ->
                                Stream.of(BatchCompression.values()).map(compression -> new Line(one, compression)))
                        .toList());
    }

    private static TableCell bytes(Optional<Batched> batched) {
        return TableCell.figure(batched.map(Batched::bytesPerMessage), Units::bytes);
    }

    private Table dictionaries(List<One> own) {
        return Columns.<One>of()
                .codec("codec", one -> names.plain(one.codec))
                .figure("plain", "bytes", one -> each(one, Dictionary::messageBytes), Units::bytes)
                .figure("zstd", "bytes", one -> each(one, Dictionary::aloneBytes), Units::bytes)
                .figure("with dictionary", "bytes", one -> each(one, Dictionary::withBytes), Units::bytes)
                .figure("against plain", "", ratio(Dictionary::withBytes, Dictionary::messageBytes), Units::change)
                .figure(
                        "dictionary",
                        "bytes",
                        one -> trained(one).map(dictionary -> (double) dictionary.dictionaryBytes()),
                        bytes -> Units.count(Math.round(bytes)))
                .words("", one -> one.batches.dictionary().reason().orElse(""))
                .table(own);
    }

    private static Optional<Dictionary> trained(One one) {
        return Optional.of(one.batches.dictionary())
                .filter(dictionary -> dictionary.reason().isEmpty());
    }

    private static Optional<Double> each(One one, ToLongFunction<Dictionary> bytes) {
        return trained(one).map(dictionary -> (double) bytes.applyAsLong(dictionary) / dictionary.measuredOn());
    }

    private static Function<One, Optional<Double>> ratio(
            ToLongFunction<Dictionary> with, ToLongFunction<Dictionary> plain) {
        return one -> each(one, with).flatMap(above -> each(one, plain).map(below -> above / below));
    }

    private List<String> notes() {
        int messages =
                all.stream().mapToInt(one -> one.batches.messages()).max().orElseThrow();
        int deepest = depths.isEmpty() ? 0 : depths.get(depths.size() - 1);
        List<String> notes = new ArrayList<>();
        notes.add(("Bytes by message of whole record batches, as Kafka's clients write them and a broker stores them,"
                        + " at Kafka's own levels; %s different messages, without keys and headers.")
                .formatted(Units.count(messages)));
        if (messages < 2 * deepest) {
            notes.add("There are messages for a single batch of %s only.".formatted(Units.count(deepest)));
        }
        if (deepest < MOST_DEPTH) {
            notes.add("Batches of more than %s would need more different messages than there are."
                    .formatted(Units.count(deepest)));
        }
        notes.add("Times are rough: the median of a few passes in one process, which framed, compressed and read the"
                + " batches; the codec's own time comes on top.");
        all.stream()
                .flatMap(one -> trained(one).stream())
                .findFirst()
                .map(BatchSection::note)
                .ifPresent(notes::add);
        return notes;
    }

    private static String note(Dictionary dictionary) {
        return ("Each dictionary was trained on %s messages, drawn with seed %d, and measured on %s others at zstd's level"
                        + " 3. Writer and reader need the dictionary; its bytes are in no figure by message.")
                .formatted(
                        Units.count(dictionary.trainedOn()), dictionary.seed(), Units.count(dictionary.measuredOn()));
    }
}
