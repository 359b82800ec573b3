package io.wirecost.cli;

import io.wirecost.core.run.Experiment.Range;
import io.wirecost.engine.Profile;

/**
 * What the pipeline does when a user does not say; docs/methodology.md argues for each.
 *
 * @param blocks rounds of fresh services
 * @param iterations counted sets per block
 * @param messages of a set
 * @param warmUpMessages before anything is counted
 */
record PipelineDefaults(int blocks, int iterations, Range messages, int warmUpMessages) {
    static final int POOL_RECORDS = 2_000;
    static final Range MESSAGE_SIZE_BYTES = new Range(1 << 10, 4 << 10);
    static final int LINGER_MILLIS = 5;
    static final int BATCH_BYTES = 128 << 10;

    static PipelineDefaults of(Profile profile) {
        if (profile.equals(Profile.SMOKE)) {
            return new PipelineDefaults(1, 1, new Range(2_000, 2_000), 1_000);
        }
        return profile.equals(Profile.QUICK)
                ? new PipelineDefaults(1, 3, new Range(4_000, 8_000), 4_000)
                : new PipelineDefaults(5, 3, new Range(12_000, 30_000), 10_000);
    }
}
