package io.wirecost.report.section;

import io.wirecost.document.Document;
import io.wirecost.report.model.CodecLine;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.pipeline.Repeats;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** How codecs are named in tables: with a mark where their figures need a word. */
final class Names {
    private final Map<String, CodecLine> codecs;
    private final Optional<Repeats> repeats;
    private final Footnotes notes = new Footnotes();

    Names(ReportModel model) {
        this.codecs = model.codecs().stream()
                .collect(Collectors.toMap(CodecLine::name, Function.identity(), (first, second) -> first));
        this.repeats = model.repeats();
    }

    /** The codec of a line, marked for what it declares and for what is to be known of the line. */
    String of(Line line) {
        return line.codec()
                + lossMark(line.codec())
                + line.notes().stream().map(notes::mark).collect(Collectors.joining());
    }

    /** The codec of a figure through the services that stands in no metric. */
    String throughServices(String codec) {
        return codec + lossMark(codec) + repeatsMark(codec);
    }

    /** The floor, named after the codec whose bytes it sends. */
    String floor(String codec) {
        return "floor: " + codec + repeatsMark(codec);
    }

    /** The codec's format, with its layout where it has several. */
    String format(String codec) {
        return codecs.get(codec).formatAndLayout();
    }

    private String lossMark(String codec) {
        CodecLine declared = codecs.get(codec);
        return declared.losses().isEmpty() ? "" : notes.mark("declared loss: " + String.join("; ", declared.losses()));
    }

    private String repeatsMark(String codec) {
        return repeats.filter(known -> known.codecs().contains(codec))
                .map(known -> notes.mark(known.words()))
                .orElse("");
    }

    void explain(Document.Writer page) {
        notes.write(page);
    }
}
