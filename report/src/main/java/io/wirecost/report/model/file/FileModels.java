package io.wirecost.report.model.file;

import io.wirecost.analysis.FileScores;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.dataset.Parameters;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.FilePasses.Pass;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.document.Visible;
import io.wirecost.report.model.file.FileModel.Line;
import io.wirecost.report.model.file.FileModel.Time;
import io.wirecost.report.model.metric.Metric.Range;
import io.wirecost.report.wording.CodecLabels;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;

/** Makes the table of files. */
public final class FileModels {
    private FileModels() {}

    /** Empty for a run that has none of this. */
    public static Optional<FileModel> of(Run run) {
        List<Cell> cells = run.runtimes().stream()
                .flatMap(runtime -> run.in(runtime).cells().stream()
                        .filter(cell -> cell.figures(FilePasses.class).isPresent())
                        .sorted(Comparator.comparing((Cell cell) -> value(cell).orElse(0))
                                .thenComparing(cell -> passes(cell).bytes())))
                .toList();
        return cells.isEmpty() ? Optional.empty() : Optional.of(of(run, cells));
    }

    private static FileModel of(Run run, List<Cell> cells) {
        CodecLabels names = new CodecLabels(run);
        Optional<String> parameter = cells.stream()
                .flatMap(cell -> swept(cell).stream())
                .map(value -> Visible.text(value.name()))
                .findFirst();
        List<FilePasses> all = cells.stream().map(FileModels::passes).toList();
        return new FileModel(
                FileWords.title(all, parameter),
                parameter,
                FileWords.notes(run, all, parameter.isPresent()),
                cells.stream()
                        .map(cell -> line(names.of(cell.trial().codec()), cell))
                        .toList(),
                FileGrowths.of(run));
    }

    private static FilePasses passes(Cell cell) {
        return cell.figures(FilePasses.class).orElseThrow();
    }

    private static Optional<Parameters.Value> swept(Cell cell) {
        return cell.trial().task() instanceof Task.File file ? file.value() : Optional.empty();
    }

    private static Optional<Integer> value(Cell cell) {
        return swept(cell).map(Parameters.Value::value);
    }

    private static Line line(String codec, Cell cell) {
        FilePasses passes = passes(cell);
        return new Line(
                codec,
                Visible.text(cell.trial().task().label()),
                FormWords.of(passes.form()),
                value(cell),
                passes.bytes(),
                time(passes, Pass::writeNanos),
                time(passes, Pass::encodeNanos),
                time(passes, Pass::readNanos),
                time(passes, Pass::decodeNanos));
    }

    private static Time time(FilePasses passes, ToLongFunction<Pass> nanos) {
        Estimate estimate = FileScores.estimate(passes, nanos);
        return new Time(
                estimate.centre(), estimate.interval().map(interval -> new Range(interval.low(), interval.high())));
    }
}
