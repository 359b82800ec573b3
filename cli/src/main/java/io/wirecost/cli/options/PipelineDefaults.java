package io.wirecost.cli.options;

import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.Experiment.Range;
import io.wirecost.core.run.Run;
import io.wirecost.engine.plan.Profile;
import java.util.Optional;

/**
 * What the pipeline does when a user does not say; docs/pipeline.md argues for each.
 *
 * @param blocks rounds
 * @param iterations counted sets per block
 * @param messages of a set; of a search, those for its first estimate
 * @param warmUpMessages before anything is counted
 * @param poolRecords different records of a set, sent in turn
 * @param messageSizeBytes size of a message, from the first set to the last
 */
record PipelineDefaults(
        int blocks, int iterations, Range messages, int warmUpMessages, int poolRecords, Range messageSizeBytes) {
    private static final int POOL_RECORDS = 2_000;
    private static final Range GROWING_SIZE_BYTES = new Range(1 << 10, 4 << 10);
    static final int LINGER_MILLIS = 5;
    static final int BATCH_BYTES = 128 << 10;

    /** A size that is the same in all sets, where a block has one set, so that blocks differ by chance only. */
    private static final Range EQUAL_SIZE_BYTES = new Range(2 << 10, 2 << 10);

    /** Latencies, and what is sustained, are those of services that have been running for a while. */
    private static final int PACED_WARM_UP_MESSAGES = 20_000;

    /** As many as an interval needs: a rate without one says little. */
    private static final int SEARCHES = Run.FORKS_TO_RANK;

    /**
     * Services prove every record of a set before it. In short blocks that takes longer than the messages, so there is
     * one set with fewer records. Two sets of warm-up are the fewest in which a set has begun and ended before it.
     */
    private static final PipelineDefaults QUICK_FINALISTS =
            new PipelineDefaults(Run.FORKS_TO_RANK, 1, new Range(3_000, 3_000), 2_000, 500, EQUAL_SIZE_BYTES);

    /** With as many records as usual, in messages that grow. */
    private PipelineDefaults(int blocks, int iterations, Range messages, int warmUpMessages) {
        this(blocks, iterations, messages, warmUpMessages, POOL_RECORDS, GROWING_SIZE_BYTES);
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
                .map(count -> paced(blocks, iterations, count, warmUp))
                .orElseGet(() -> paced(smoke ? blocks : SEARCHES, 1, warmUp, warmUp));
    }

    private static PipelineDefaults paced(int blocks, int iterations, int messages, int warmUpMessages) {
        Range same = new Range(messages, messages);
        return new PipelineDefaults(blocks, iterations, same, warmUpMessages, POOL_RECORDS, EQUAL_SIZE_BYTES);
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
