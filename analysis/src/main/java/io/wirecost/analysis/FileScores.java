package io.wirecost.analysis;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.FilePasses.Pass;
import java.util.function.ToLongFunction;

/** The times of files: the forks are the sample, each with the median of its passes. */
public final class FileScores {
    private FileScores() {}

    /** Returns the common estimate of the forks, in nanoseconds for all records. */
    public static Estimate estimate(FilePasses files, ToLongFunction<Pass> nanos) {
        return Estimate.of(
                files.forks().stream().map(fork -> fork.median(nanos)).toList());
    }
}
