package io.wirecost.report.section;

import io.wirecost.analysis.BatchRepeats;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.value.Loss;
import io.wirecost.document.Document;
import io.wirecost.document.TableCell;
import io.wirecost.plot.MarkSubject;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.wording.CodecLabels;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** How codecs are named in tables and charts: in tables with a mark where their figures need a word. */
final class CodecWords {
    private final Map<String, CodecInfo> codecs;
    private final Optional<BatchRepeats> repeats;
    private final CodecLabels labels;
    private final Footnotes notes = new Footnotes();

    CodecWords(ReportModel model) {
        this.repeats = model.repeats();
        this.labels = new CodecLabels(model.run());
        this.codecs = model.codecs().stream()
                .collect(Collectors.toMap(
                        codec -> label(codec.variant()), Function.identity(), (first, second) -> first));
    }

    /** The codec of a line, marked for what it declares and for what is to be known of the line. */
    TableCell of(Line line) {
        return cell(
                line.codec()
                        + lossMark(line.codec())
                        + line.notes().stream().map(notes::mark).collect(Collectors.joining()),
                line.codec());
    }

    /** The codec of a figure through the services that stands in no metric. */
    TableCell throughServices(String codec) {
        return cell(codec + lossMark(codec) + repeatsMark(codec), codec);
    }

    /** The floor, named after the codec whose bytes it sends. */
    TableCell floor(String codec) {
        return TableCell.text("floor: " + codec + repeatsMark(codec));
    }

    /** A codec's name, as a reader sees it. */
    String label(Variant codec) {
        return labels.of(codec);
    }

    /** The codec without marks. */
    TableCell plain(Variant codec) {
        return plain(label(codec));
    }

    /** The codec without marks. */
    TableCell plain(String codec) {
        return cell(codec, codec);
    }

    private TableCell cell(String words, String codec) {
        return TableCell.codec(words, codec, family(codec));
    }

    /** What a mark of a chart stands for, in the colour of its family. */
    MarkSubject inFamily(String codec) {
        return new MarkSubject(codec, codec, family(codec));
    }

    private String family(String codec) {
        return Optional.ofNullable(codecs.get(codec))
                .map(known -> known.family().label())
                .orElse("");
    }

    /** The codec's format, with its layout where it has several. */
    String format(String codec) {
        return InteropReadings.name(codecs.get(codec));
    }

    private String lossMark(String codec) {
        Set<Loss> declared = codecs.get(codec).losses();
        return declared.isEmpty()
                ? ""
                : notes.mark("declared loss: "
                        + declared.stream().map(Loss::description).collect(Collectors.joining("; ")));
    }

    private String repeatsMark(String codec) {
        return repeats.filter(known -> known.concern(codecs.get(codec).variant()))
                .map(known -> notes.mark(known.words()))
                .orElse("");
    }

    void explain(Document.Writer page) {
        notes.write(page);
    }
}
