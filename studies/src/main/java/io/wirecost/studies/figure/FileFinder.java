package io.wirecost.studies.figure;

import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.FilePasses.Fork;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.studies.figure.Sample.Basis;
import io.wirecost.studies.source.Line;
import io.wirecost.studies.source.Quantity;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToLongFunction;

/** Whole datasets in files: their size, and the time to write and to read them, fork by fork. */
final class FileFinder implements Finder {
    @Override
    public Optional<Sample> find(Run run, Quantity quantity, Quantity.Case under, Line line) {
        return line.variant()
                .flatMap(codec -> Finder.measured(run, codec, new Task.File(line.fileForm()), FilePasses.class))
                .map(passes -> sample(passes, quantity));
    }

    private static Sample sample(FilePasses passes, Quantity quantity) {
        return switch (quantity.is()) {
            case FILE_WRITE -> times(passes, Fork::writeNanos);
            case FILE_ENCODE -> times(passes, Fork::encodeNanos);
            case FILE_READ -> times(passes, Fork::readNanos);
            case FILE_DECODE -> times(passes, Fork::decodeNanos);
            default -> Sample.exactly(passes.bytes());
        };
    }

    private static Sample times(FilePasses passes, ToLongFunction<Fork> nanos) {
        TreeMap<Integer, Double> scores = new TreeMap<>();
        passes.forks().forEach(fork -> scores.put(fork.round(), (double) nanos.applyAsLong(fork)));
        return new Sample(Basis.FORKS, scores);
    }
}
