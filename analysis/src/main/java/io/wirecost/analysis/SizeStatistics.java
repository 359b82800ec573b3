package io.wirecost.analysis;

import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.run.Sizes;
import java.util.List;
import java.util.stream.Stream;

/**
 * Encoded sizes of all records, in bytes. They are exact: no interval.
 *
 * @param standardDeviationBytes of the sample (n − 1); 0 for a single record
 * @param p5Bytes 5th percentile, linear between the nearest ranks; the other percentiles likewise
 * @param meanBytesByGroup in the order of the dataset's groups
 */
public record SizeStatistics(
        int records,
        double meanBytes,
        double medianBytes,
        double standardDeviationBytes,
        double p5Bytes,
        double p25Bytes,
        double p75Bytes,
        double p95Bytes,
        int minBytes,
        int maxBytes,
        List<Double> meanBytesByGroup) {
    public SizeStatistics {
        meanBytesByGroup = List.copyOf(meanBytesByGroup);
    }

    /** @param sizes at least one record in every group */
    public static SizeStatistics of(Sizes sizes) {
        double[] all = doubles(sizes.bytesByGroup().stream().flatMap(List::stream));
        return new SizeStatistics(
                all.length,
                Moments.mean(all),
                Moments.median(all),
                Moments.standardDeviation(all),
                Moments.quantile(all, 0.05),
                Moments.quantile(all, 0.25),
                Moments.quantile(all, 0.75),
                Moments.quantile(all, 0.95),
                (int) Moments.quantile(all, 0),
                (int) Moments.quantile(all, 1),
                sizes.bytesByGroup().stream()
                        .map(group -> Moments.mean(doubles(group.stream())))
                        .toList());
    }

    private static double[] doubles(Stream<Integer> sizes) {
        return sizes.mapToDouble(Integer::doubleValue).toArray();
    }
}
