package io.wirecost.studies.figure;

import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.FilePasses.Fork;
import io.wirecost.core.run.FilePasses.Pass;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.studies.figure.Sample.Basis;
import io.wirecost.studies.source.StudiedQuantity;
import io.wirecost.studies.source.StudyLine;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;

/**
 * Whole datasets in files: their size, and the time to write and to read them, fork by fork. Of a sweep with a file for each
 * value it is the mean over the values, unless one of them is asked for.
 */
final class FileFinder implements Finder {
    @Override
    public Optional<Sample> find(Run run, StudiedQuantity quantity, StudiedQuantity.Case under, StudyLine line) {
        List<FilePasses> files = run.cells().stream()
                .filter(cell -> cell.status() == Cell.Status.MEASURED)
                .filter(cell ->
                        line.variant().filter(cell.trial().codec()::equals).isPresent())
                .filter(cell -> isMeant(cell, under, line))
                .flatMap(cell -> cell.figures(FilePasses.class).stream())
                .toList();
        return files.isEmpty() ? Optional.empty() : told(files, quantity);
    }

    /** A line that names no form means the codec's usual one, which a trial does not name either. */
    private static boolean isMeant(Cell cell, StudiedQuantity.Case under, StudyLine line) {
        if (!(cell.trial().task() instanceof Task.File file)) {
            return false;
        }
        boolean isForm = line.fileForm()
                .map(form -> cell.figures(FilePasses.class)
                        .filter(passes -> passes.form() == form)
                        .isPresent())
                .orElse(file.form().isEmpty());
        return isForm
                && under.at()
                        .map(at -> file.value()
                                .map(Object::toString)
                                .filter(at::equals)
                                .isPresent())
                        .orElse(true);
    }

    private static Optional<Sample> told(List<FilePasses> files, StudiedQuantity quantity) {
        if (quantity.is() == StudiedQuantity.QuantityKind.FILE_SIZE) {
            double[] bytes = files.stream().mapToDouble(FilePasses::bytes).toArray();
            return Optional.of(Sample.exactly(
                    quantity.statistic() == StudiedQuantity.Statistic.DEVIATION
                            ? Moments.standardDeviation(bytes)
                            : Moments.mean(bytes)));
        }
        ToLongFunction<Pass> nanos = nanos(quantity.is());
        return switch (quantity.statistic()) {
            case DEVIATION -> times(files, nanos, Moments::standardDeviation);
            case SCATTER -> times(files, nanos, Moments::mean).map(SpeedFinder::scatter);
            default -> times(files, nanos, Moments::mean);
        };
    }

    private static ToLongFunction<Pass> nanos(StudiedQuantity.QuantityKind kind) {
        return switch (kind) {
            case FILE_WRITE -> Pass::writeNanos;
            case FILE_ENCODE -> Pass::encodeNanos;
            case FILE_READ -> Pass::readNanos;
            case FILE_DECODE -> Pass::decodeNanos;
            default -> throw new IllegalArgumentException("no time of a file: " + kind);
        };
    }

    /** What is told of the files of each round that all have. */
    private static Optional<Sample> times(
            List<FilePasses> files, ToLongFunction<Pass> nanos, ToDoubleFunction<double[]> told) {
        Set<Integer> rounds = new TreeSet<>(rounds(files.get(0)));
        files.forEach(file -> rounds.retainAll(rounds(file)));
        TreeMap<Integer, Double> scores = new TreeMap<>();
        for (int round : rounds) {
            scores.put(
                    round,
                    told.applyAsDouble(files.stream()
                            .mapToDouble(file -> score(file, round, nanos))
                            .toArray()));
        }
        return scores.isEmpty() ? Optional.empty() : Optional.of(new Sample(Basis.FORKS, scores));
    }

    private static List<Integer> rounds(FilePasses file) {
        return file.forks().stream().map(Fork::round).toList();
    }

    private static double score(FilePasses file, int round, ToLongFunction<Pass> nanos) {
        return file.forks().stream()
                .filter(fork -> fork.round() == round)
                .findFirst()
                .orElseThrow()
                .median(nanos);
    }
}
