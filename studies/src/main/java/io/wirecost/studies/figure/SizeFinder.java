package io.wirecost.studies.figure;

import io.wirecost.analysis.SizeStatistics;
import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Task;
import io.wirecost.studies.source.StudiedQuantity;
import io.wirecost.studies.source.StudyLine;
import java.util.List;
import java.util.Optional;

/** Encoded bytes: of a group the mean of its records, since a step of a size series stands for one message of a study. */
final class SizeFinder implements Finder {
    @Override
    public Optional<Sample> find(Run run, StudiedQuantity quantity, StudiedQuantity.Case under, StudyLine line) {
        List<Integer> groups = Groups.of(run, quantity, under);
        return line.variant()
                .flatMap(codec -> Finder.measured(run, codec, new Task.Size(), Sizes.class))
                .filter(sizes -> !groups.isEmpty())
                .map(sizes -> SizeStatistics.of(sizes).meanBytesByGroup())
                .map(means -> groups.stream().mapToDouble(means::get).toArray())
                .map(bytes -> Sample.exactly(told(bytes, quantity.statistic())));
    }

    private static double told(double[] bytes, StudiedQuantity.Statistic statistic) {
        return switch (statistic) {
            case MEDIAN -> Moments.median(bytes);
            case DEVIATION -> Moments.standardDeviation(bytes);
            default -> Moments.mean(bytes);
        };
    }
}
