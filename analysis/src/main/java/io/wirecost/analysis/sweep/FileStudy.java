package io.wirecost.analysis.sweep;

import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.dataset.Parameters;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.FilePasses.Pass;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/**
 * What one more costs a file, in a run that has a file for each of several values of a parameter.
 *
 * @param files those that have figures of at least two values, in the order of the run's codecs
 */
public record FileStudy(Parameters.Sweep sweep, List<FileGrowth> files) {
    public FileStudy {
        files = List.copyOf(files);
    }

    /**
     * What one more costs a file of a codec.
     *
     * @param form of the file; empty for the usual one of the codec
     * @param write to encode and write it; empty, as read, if no round has forks of all values
     * @param read to read and decode it
     */
    public record FileGrowth(
            Variant codec, Optional<FileForm> form, Growth bytes, Optional<Growth> write, Optional<Growth> read) {}

    /** Returns the study of a run; empty if no parameter differs from file to file, or nothing has figures. */
    public static Optional<FileStudy> of(Run run) {
        return run.data()
                .sweep()
                .map(sweep -> new FileStudy(
                        sweep,
                        run.codecs().stream()
                                .flatMap(codec -> growths(run, codec.variant()))
                                .toList()))
                .filter(study -> !study.files().isEmpty());
    }

    private static Stream<FileGrowth> growths(Run run, Variant codec) {
        List<Cell> cells = run.cells().stream()
                .filter(cell -> cell.trial().codec().equals(codec))
                .filter(cell -> cell.figures(FilePasses.class).isPresent())
                .toList();
        return cells.stream()
                .map(cell -> task(cell).form())
                .distinct()
                .flatMap(form -> growth(codec, form, byValue(cells, form)).stream());
    }

    private static Task.File task(Cell cell) {
        return (Task.File) cell.trial().task();
    }

    private static Map<Integer, FilePasses> byValue(List<Cell> cells, Optional<FileForm> form) {
        Map<Integer, FilePasses> found = new TreeMap<>();
        for (Cell cell : cells) {
            if (task(cell).form().equals(form)) {
                task(cell)
                        .value()
                        .ifPresent(value -> found.put(
                                value.value(), cell.figures(FilePasses.class).orElseThrow()));
            }
        }
        return found;
    }

    private static Optional<FileGrowth> growth(
            Variant codec, Optional<FileForm> form, Map<Integer, FilePasses> byValue) {
        if (byValue.size() < 2) {
            return Optional.empty();
        }
        Growths growths = new Growths(List.copyOf(byValue.keySet()));
        List<FilePasses> files = List.copyOf(byValue.values());
        List<Double> bytes = files.stream().map(file -> (double) file.bytes()).toList();
        ToLongFunction<Pass> write = Pass::writeNanos;
        ToLongFunction<Pass> read = Pass::readNanos;
        return Optional.of(new FileGrowth(
                codec, form, growths.ofSizes(bytes), growths.ofFiles(files, write), growths.ofFiles(files, read)));
    }
}
