package io.wirecost.core.run;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/**
 * Raw samples of one codec in the pipeline: service A serializes and sends, B decodes, filters and forwards, C decodes
 * and checks.
 *
 * @param blocks the unit of statistics, as forks are for an operation
 */
public record Pipeline(List<Block> blocks) implements Figures {
    public Pipeline {
        blocks = List.copyOf(blocks);
    }

    @Override
    public FigureKind kind() {
        return FigureKind.PIPELINE;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.pipeline(this);
    }

    /**
     * Iterations in the same three services, after their warm-up.
     *
     * @param round the round of the run that it belonged to, from 0
     * @param fresh whether it was the first block of its services; otherwise it went through those of the block before
     * @param controlRoundTripNanos median time of an empty word from A to C and back; each elapsed time contains about
     *     half of one
     * @param iterations one for each set, in the order in which they were sent
     */
    public record Block(int round, boolean fresh, long controlRoundTripNanos, List<Iteration> iterations) {
        public Block {
            iterations = List.copyOf(iterations);
        }
    }

    /**
     * One set of messages that came through once and unchanged.
     *
     * @param number which of the experiment's sets, from 0; the same number means the same messages for every codec
     * @param messages sent by A
     * @param forwarded of these, passed by B's filter to C
     * @param payloadBytes encoded bytes of everything that A and B sent, without anything of Kafka
     * @param sentBytes what the producers of A and B put on the network, compressed where compression is on
     * @param elapsedNanos from before A serializes the first message until A knows that C has checked the last, by A's
     *     clock
     * @param work one for each process
     * @param paced of a set that was sent at a fixed rate; empty where A sent as fast as it could
     */
    public record Iteration(
            int number,
            long messages,
            long forwarded,
            long payloadBytes,
            long sentBytes,
            long elapsedNanos,
            List<Work> work,
            Optional<Paced> paced) {
        public Iteration {
            work = List.copyOf(work);
        }
    }

    /**
     * A set whose messages had fixed times to be sent at.
     *
     * @param messagesPerSecond the rate of these times
     * @param clockErrorNanos how far C's clock may be off A's: its resolution on one machine, the measured bound on two
     * @param machineSpeed the speed of the machine that leads the run, just before the set: pieces of a fixed work that
     *     all its processors together did in a second of their time. It says how comparable sets are, and nothing about
     *     the codec. Empty in runs of older versions of wirecost, which did not measure it
     * @param latencies of every message that reached C, from the time at which A should have sent it until C had checked it
     */
    public record Paced(
            double messagesPerSecond, long clockErrorNanos, Optional<Double> machineSpeed, Latencies latencies) {}

    /**
     * Latencies counted in the buckets of an HdrHistogram with three significant digits.
     *
     * @param upToNanos upper ends of the buckets that are not empty, ascending
     * @param counts of messages in each
     */
    public record Latencies(List<Long> upToNanos, List<Long> counts) {
        /** The latencies of a service that measures none. */
        public static final Latencies NONE = new Latencies(List.of(), List.of());

        public Latencies {
            upToNanos = List.copyOf(upToNanos);
            counts = List.copyOf(counts);
        }

        /** Returns how many messages were counted. */
        public long messages() {
            return counts.stream().mapToLong(Long::longValue).sum();
        }

        /**
         * The latency that this part of the messages did not exceed, as the upper end of its bucket.
         *
         * @param fraction above 0, at most 1: 0.99 for the 99th percentile
         * @throws NoSuchElementException if no message was counted
         */
        public long percentileNanos(double fraction) {
            long wanted = Math.max(1, (long) Math.ceil(fraction * messages()));
            long seen = 0;
            for (int i = 0; i < counts.size(); i++) {
                seen += counts.get(i);
                if (seen >= wanted) {
                    return upToNanos.get(i);
                }
            }
            throw new NoSuchElementException("no message was counted");
        }
    }

    /**
     * The costs of one process in an iteration.
     *
     * @param process {@code a}, {@code b}, {@code c} or {@code broker}; {@code a+b+c} for services that share one; an
     *     external broker is not among them
     * @param cpuNanos processor time of the whole process, its garbage collector and compiler included
     * @param allocatedBytes heap bytes allocated by the threads that were alive at its end
     */
    public record Work(String process, long cpuNanos, long allocatedBytes, Phases phases) {}

    /**
     * Processor time of the threads that do a service's work, told apart. The rest of the process's time went to
     * Kafka's network threads, the garbage collector and the compiler.
     *
     * @param serializeNanos encoding messages
     * @param produceNanos handing records to the producer; compression happens there
     * @param consumeNanos polling the consumer; waiting costs no processor time
     * @param deserializeNanos decoding messages
     * @param filterNanos reading the two filter fields and deciding
     * @param checkNanos C's comparison of its decoded objects with those that A was given
     */
    public record Phases(
            long serializeNanos,
            long produceNanos,
            long consumeNanos,
            long deserializeNanos,
            long filterNanos,
            long checkNanos) {
        /** The phases of a process that does none of this: the broker. */
        public static final Phases NONE = new Phases(0, 0, 0, 0, 0, 0);

        public Phases plus(Phases other) {
            return new Phases(
                    serializeNanos + other.serializeNanos,
                    produceNanos + other.produceNanos,
                    consumeNanos + other.consumeNanos,
                    deserializeNanos + other.deserializeNanos,
                    filterNanos + other.filterNanos,
                    checkNanos + other.checkNanos);
        }
    }
}
