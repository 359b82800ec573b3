package io.wirecost.pipeline.driver.cluster;

import io.wirecost.core.run.Experiment;

/** How much room a broker's folder must have. */
public final class DiskNeed {
    /** The bytes that a topic keeps at least, far more than services may lag behind. */
    static final long RETAINED_BYTES = 1L << 30;

    static final int SEGMENT_BYTES = 128 << 20;

    /** Written before the broker looks at what may go. */
    private static final long SLACK_BYTES = 512L << 20;

    /** The broker's own files, and those of topics that are being deleted. */
    private static final long BASE_BYTES = 256L << 20;

    /** No format of this project takes more than twice its JSON. */
    private static final long LARGEST_RATIO = 2;

    private static final long RECORD_OVERHEAD_BYTES = 100;
    private static final int TOPICS = 2;

    private DiskNeed() {}

    /** Bytes that the largest set of an experiment may take on the broker's disk. */
    public static long bytesOf(Experiment experiment) {
        long most = RETAINED_BYTES + SEGMENT_BYTES + SLACK_BYTES;
        // The sets of a search are as large as the rates that it tries.
        long whole = isSearch(experiment) ? most : experiment.messages().to() * largestMessageBytes(experiment);
        return BASE_BYTES + TOPICS * Math.min(whole, most);
    }

    private static boolean isSearch(Experiment experiment) {
        return experiment
                .openLoop()
                .filter(openLoop -> openLoop.messagesPerSecond().isEmpty())
                .isPresent();
    }

    /** Returns how many messages A may be ahead of B and C, so that nothing goes before it was read. */
    public static long lagMessages(Experiment experiment) {
        return Math.max(1000, RETAINED_BYTES / 4 / largestMessageBytes(experiment));
    }

    /** The largest message that is expected, as Kafka has it. */
    public static long largestMessageBytes(Experiment experiment) {
        return LARGEST_RATIO * experiment.messageSizeBytes().to() + RECORD_OVERHEAD_BYTES;
    }
}
