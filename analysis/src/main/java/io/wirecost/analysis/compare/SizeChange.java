package io.wirecost.analysis.compare;

import io.wirecost.core.run.Sizes;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Encoded bytes before and after. They are exact: any difference is a change.
 *
 * @param ratio mean after over mean before
 * @param changedRecords how many records take another number of bytes
 */
public record SizeChange(double meanBytesBefore, double meanBytesAfter, double ratio, int changedRecords) {
    /** @param after sizes of the same records */
    static SizeChange of(Sizes before, Sizes after) {
        List<Integer> then = before.all();
        List<Integer> now = after.all();
        int changed = (int) IntStream.range(0, then.size())
                .filter(i -> !then.get(i).equals(now.get(i)))
                .count();
        double meanBefore = mean(then);
        double meanAfter = mean(now);
        double ratio = meanAfter == meanBefore ? 1 : meanAfter / meanBefore; // messages may have no bytes
        return new SizeChange(meanBefore, meanAfter, ratio, changed);
    }

    ChangeVerdict verdict(double threshold) {
        if (changedRecords == 0) {
            return ChangeVerdict.SAME;
        } else if (meanBytesAfter < meanBytesBefore) {
            return ChangeVerdict.BETTER;
        } else if (ratio > 1 + threshold) {
            return ChangeVerdict.REGRESSION;
        }
        return ratio > 1 ? ChangeVerdict.WORSE : ChangeVerdict.CHANGED;
    }

    private static double mean(List<Integer> bytes) {
        return bytes.stream().mapToInt(Integer::intValue).average().orElseThrow();
    }
}
