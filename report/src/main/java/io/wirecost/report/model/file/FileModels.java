package io.wirecost.report.model.file;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.codec.Framing;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.FilePasses.Fork;
import io.wirecost.core.run.Run;
import io.wirecost.report.model.file.FileModel.Line;
import io.wirecost.report.model.file.FileModel.Time;
import io.wirecost.report.model.metric.Metric.Range;
import io.wirecost.report.wording.CodecLabels;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
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
                        .sorted(Comparator.comparing(cell -> passes(cell).bytes())))
                .toList();
        CodecLabels names = new CodecLabels(run);
        return cells.stream()
                .findFirst()
                .map(FileModels::passes)
                .map(first -> new FileModel(
                        first.records(),
                        notes(cells),
                        cells.stream()
                                .map(cell -> line(names.of(cell.trial().codec()), passes(cell)))
                                .toList()));
    }

    private static FilePasses passes(Cell cell) {
        return cell.figures(FilePasses.class).orElseThrow();
    }

    private static Line line(String codec, FilePasses passes) {
        return new Line(
                codec,
                words(passes.framing()),
                passes.bytes(),
                time(passes, Fork::writeNanos),
                time(passes, Fork::encodeNanos),
                time(passes, Fork::readNanos),
                time(passes, Fork::decodeNanos));
    }

    private static String words(Framing framing) {
        return switch (framing) {
            case LINES -> "a line each";
            case VARINTS -> "varint lengths";
            case LENGTHS -> "4-byte lengths";
        };
    }

    private static Time time(FilePasses passes, ToLongFunction<Fork> nanos) {
        Estimate estimate = Estimate.of(passes.forks().stream()
                .map(fork -> (double) nanos.applyAsLong(fork))
                .toList());
        return new Time(
                estimate.centre(), estimate.interval().map(interval -> new Range(interval.low(), interval.high())));
    }

    private static String forks(int fewest, int most) {
        return fewest < most ? fewest + " to " + most + " forks" : most == 1 ? "one fork" : most + " forks";
    }

    private static List<String> notes(List<Cell> cells) {
        FilePasses first = passes(cells.get(0));
        IntSummaryStatistics forks =
                cells.stream().mapToInt(cell -> passes(cell).forks().size()).summaryStatistics();
        List<String> notes = new ArrayList<>();
        notes.add(
                ("Every record of each file was read back and compared. Times are for all %s records, the geometric mean"
                                + " of %s, in a heap of %s; the clock stands still while records are loaded. They are not ranked.")
                        .formatted(
                                Units.count(first.records()),
                                forks(forks.getMin(), forks.getMax()),
                                Units.memory(first.heapBytes())));
        notes.add("Files are read right after they were written, from the system's memory and not from a disk.");
        return notes;
    }
}
