package io.wirecost.cli.options;

import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.Experiment.Range;
import io.wirecost.core.run.Run;
import io.wirecost.engine.plan.Profile;
import java.util.Optional;

/**
 * What the pipeline does when a user does not say; docs/methodology.md argues for each.
 *
 * @param blocks rounds of fresh services
 * @param iterations counted sets per block
 * @param messages of a set; of a search, those for its first estimate
 * @param warmUpMessages before anything is counted
 * @param poolRecords different records of a set, sent in turn
 */
record PipelineDefaults(int blocks, int iterations, Range messages, int warmUpMessages, int poolRecords) {
    private static final int POOL_RECORDS = 2_000;
    private static final Range MESSAGE_SIZE_BYTES = new Range(1 << 10, 4 << 10);
    static final int LINGER_MILLIS = 5;
    static final int BATCH_BYTES = 128 << 10;

    /**
     * The size of messages that are sent at a rate. It is the same in all sets, so that blocks differ by chance only.
     */
    private static final Range PACED_SIZE_BYTES = new Range(2 << 10, 2 << 10);

    /** Latencies, and what is sustained, are those of services that have been running for a while. */
    private static final int PACED_WARM_UP_MESSAGES = 20_000;

    /** As many as an interval needs: a rate without one says little. */
    private static final int SEARCHES = Run.FORKS_TO_RANK;

    /**
     * Services prove every record of a set before it. In short blocks that takes longer than the messages, so there are
     * fewer records. Two sets of warm-up are the fewest in which a set has begun and ended before the counted ones.
     */
    private static final PipelineDefaults QUICK_FINALISTS =
            new PipelineDefaults(Run.FORKS_TO_RANK, 2, new Range(2_000, 3_000), 2_000, 1_000);

    /** With as many records as usual. */
    private PipelineDefaults(int blocks, int iterations, Range messages, int warmUpMessages) {
        this(blocks, iterations, messages, warmUpMessages, POOL_RECORDS);
    }

    /** @param onlyFinalists whether only few codecs go through the pipeline */
    static PipelineDefaults of(Profile profile, Optional<OpenLoop> openLoop, boolean onlyFinalists) {
        PipelineDefaults asFastAsItGoes =
                onlyFinalists && profile.equals(Profile.QUICK) ? QUICK_FINALISTS : of(profile);
        return openLoop.map(rates -> asFastAsItGoes.at(rates, profile)).orElse(asFastAsItGoes);
    }

    private PipelineDefaults at(OpenLoop openLoop, Profile profile) {
        boolean smoke = profile.equals(Profile.SMOKE);
        int warmUp = smoke ? warmUpMessages : PACED_WARM_UP_MESSAGES;
        return openLoop.messagesPerSecond()
                .map(rate -> Math.toIntExact(openLoop.messagesAt(rate)))
                .map(count -> new PipelineDefaults(blocks, iterations, new Range(count, count), warmUp))
                .orElseGet(() -> new PipelineDefaults(smoke ? blocks : SEARCHES, 1, new Range(warmUp, warmUp), warmUp));
    }

    /** The size of a message. */
    static Range messageSizeBytes(Optional<OpenLoop> openLoop) {
        return openLoop.isPresent() ? PACED_SIZE_BYTES : MESSAGE_SIZE_BYTES;
    }

    private static PipelineDefaults of(Profile profile) {
        if (profile.equals(Profile.SMOKE)) {
            return new PipelineDefaults(1, 1, new Range(2_000, 2_000), 1_000);
        }
        return profile.equals(Profile.QUICK)
                ? new PipelineDefaults(1, 3, new Range(4_000, 8_000), 4_000)
                : new PipelineDefaults(5, 3, new Range(12_000, 30_000), 10_000);
    }
}
