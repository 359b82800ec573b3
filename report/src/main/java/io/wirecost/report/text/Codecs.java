package io.wirecost.report.text;

import io.wirecost.analysis.Baseline;
import io.wirecost.analysis.BatchRepeats;
import io.wirecost.analysis.ranking.Ranked;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.core.value.Loss;
import io.wirecost.report.wording.CodecLabels;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** How the codecs of a run are named in its tables, and which of them the others are held against. */
final class Codecs {
    private final Map<Variant, CodecInfo> byVariant;
    private final CodecLabels names;
    private final Optional<Variant> baseline;
    private final Optional<BatchRepeats> repeats;
    private final Footnotes notes;

    Codecs(Run run, Footnotes notes) {
        this.byVariant =
                run.codecs().stream().collect(Collectors.toMap(CodecInfo::variant, Function.identity(), (a, b) -> a));
        this.names = new CodecLabels(run);
        this.baseline = Baseline.of(run);
        this.repeats = BatchRepeats.of(run);
        this.notes = notes;
    }

    /** The line that is 1.00×: {@code jackson-json}, else the run's first JSON codec, or the table's first line where that has no figure. */
    <S> Ranked<S> baseline(List<Ranked<S>> lines) {
        return lines.stream()
                .filter(line ->
                        baseline.filter(line.cell().trial().codec()::equals).isPresent())
                .findFirst()
                .orElse(lines.get(0));
    }

    /** The codec's name, marked where its figures need a word. */
    String name(Cell cell) {
        CodecInfo codec = of(cell);
        StringBuilder name = new StringBuilder(plainName(cell));
        if (!codec.losses().isEmpty()) {
            String losses = codec.losses().stream().map(Loss::description).collect(Collectors.joining("; "));
            name.append(notes.mark("declared loss: " + losses));
        }
        boolean read = cell.trial().task().equals(new Task.Time(Operation.READ));
        if (read && codec.family() == Family.ZERO_COPY) {
            name.append(notes.mark("a view on the bytes: nothing is decoded yet"));
        }
        cell.figures(Pipeline.class).ifPresent(samples -> name.append(repeatsMark(plainName(cell))));
        return name.toString();
    }

    /** The codec's name without any mark. */
    String plainName(Cell cell) {
        return names.of(cell.trial().codec());
    }

    /** The floor, named after the codec whose bytes it sends. */
    String floorName(Cell cell) {
        return "floor: " + plainName(cell) + repeatsMark(plainName(cell));
    }

    /** What stands behind the name of a codec beside its figures through the services; nothing for most. */
    String repeatsMark(String codec) {
        return repeats.filter(known -> known.codecs().stream().map(names::of).anyMatch(codec::equals))
                .map(known -> notes.mark(known.words()))
                .orElse("");
    }

    /** The format, with its layout where it has several. */
    String format(Cell cell) {
        CodecInfo codec = of(cell);
        return codec.layout().isEmpty() ? codec.format() : codec.format() + ", " + codec.layout();
    }

    private CodecInfo of(Cell cell) {
        CodecInfo codec = byVariant.get(cell.trial().codec());
        if (codec == null) {
            throw new IllegalArgumentException("the run does not describe the codec of " + cell.trial());
        }
        return codec;
    }
}
