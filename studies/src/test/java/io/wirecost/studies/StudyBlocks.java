package io.wirecost.studies;

import io.wirecost.core.run.Pipeline;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;

/** Made-up passages through the services, with one set in each block. */
final class StudyBlocks {
    private static final long MESSAGES = 1000;
    private static final long FORWARDED = 500;
    private static final long BYTES = 200;
    private static final long SERIALIZE_NANOS = 2_000;
    private static final long DESERIALIZE_NANOS = 3_000;

    private StudyBlocks() {}

    /** @param nanos per message in each block */
    static Pipeline of(double... nanos) {
        return ofSets(round -> MESSAGES, nanos);
    }

    /**
     * Sets of a thousand messages, of two thousand, …
     *
     * @param nanos per message in each block
     */
    static Pipeline growing(double... nanos) {
        return ofSets(round -> MESSAGES * (round + 1), nanos);
    }

    private static Pipeline ofSets(IntToLongFunction messages, double... nanos) {
        return new Pipeline(IntStream.range(0, nanos.length)
                .mapToObj(round -> new Pipeline.Block(
                        round, true, 1_000_000, List.of(set(round, messages.applyAsLong(round), nanos[round]))))
                .toList());
    }

    private static Pipeline.Iteration set(int number, long messages, double nanos) {
        long payload = (messages + FORWARDED) * BYTES;
        Pipeline.Phases phases =
                new Pipeline.Phases(messages * SERIALIZE_NANOS, 0, 0, messages * DESERIALIZE_NANOS, 0, 0);
        return new Pipeline.Iteration(
                number,
                messages,
                FORWARDED,
                payload,
                payload,
                Math.round(messages * nanos),
                List.of(new Pipeline.Work("a", 10_000_000, 1_000, phases)),
                Optional.empty());
    }
}
