package io.wirecost.core.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The task of the pipeline, the same for every codec of a run.
 *
 * @param blocks rounds; in each, every codec sends its sets once through three services, which are fresh unless the
 *     blocks say otherwise
 * @param iterations counted sets of messages per block
 * @param messages fewest and most messages of a set; the sets grow evenly from one to the other
 * @param messageSizeBytes smallest and largest message, as compact JSON: generated records grow from set to set from
 *     one to the other; given records keep their own sizes in every set
 * @param poolRecords records of a set, sent again and again in turn
 * @param differentRecords how many of the records differ, if they were given: a user's own, or those of a workload
 *     without sizes; empty if they are made for each set and all differ
 * @param warmUpMessages sent through services before anything of theirs is counted
 * @param filter what B lets pass, in words
 * @param network links between services and broker; empty where there was none
 * @param openLoop a fixed rate; empty where A sends as fast as it can
 */
public record Experiment(
        int blocks,
        int iterations,
        Range messages,
        Range messageSizeBytes,
        int poolRecords,
        Optional<Integer> differentRecords,
        int warmUpMessages,
        Services services,
        Forward forward,
        String filter,
        Transport transport,
        Optional<Network> network,
        Optional<OpenLoop> openLoop) {

    /** Whether the services are processes of their own. */
    public enum Services {
        /** Three JVMs. */
        PROCESSES,
        /** Threads of one JVM, as in lviv-2024. */
        THREADS
    }

    /** How B forwards the messages that pass its filter. */
    public enum Forward {
        /** Encoded again from the domain object. */
        REENCODE,
        /** The bytes as they came. */
        PASSTHROUGH
    }

    /**
     * A range from the least to the most, both included.
     *
     * @param from the least
     * @param middle the value that half of the steps do not exceed; empty where all steps are even
     * @param to the most
     */
    public record Range(int from, Optional<Integer> middle, int to) {
        public Range {
            if (from < 1 || to < from || middle.filter(m -> m < from || m > to).isPresent()) {
                throw new IllegalArgumentException("no range: " + from + ".." + to
                        + middle.map(m -> " by " + m).orElse(""));
            }
        }

        /** A range of even steps. */
        public Range(int from, int to) {
            this(from, Optional.empty(), to);
        }

        /** The value of one of so many steps, from 0. */
        public int at(int step, int steps) {
            if (steps < 2) {
                return to;
            }
            double way = (double) step / (steps - 1);
            double half = middle.map(Integer::doubleValue).orElse((from + (double) to) / 2);
            double value = way < 0.5 ? from + (half - from) * 2 * way : half + (to - half) * (2 * way - 1);
            return (int) Math.round(value);
        }

        @Override
        public String toString() {
            return from == to
                    ? String.valueOf(from)
                    : from + ".." + middle.map(m -> m + "..").orElse("") + to;
        }
    }

    /**
     * How Kafka was set.
     *
     * @param broker {@code embedded} with its version, or {@code external}
     * @param acks which acknowledgements a producer waits for: {@code 0}, {@code 1} or {@code all}
     * @param lingerMillis how long a producer waits for a batch to fill
     * @param batchBytes how large a batch may grow
     * @param compression {@code none}, {@code gzip}, {@code snappy}, {@code lz4} or {@code zstd}
     * @param partitions of each topic
     */
    public record Transport(
            String broker, String acks, int lingerMillis, int batchBytes, String compression, int partitions) {}

    /**
     * Links between each service and the broker.
     *
     * @param links the links that every block goes through, in an order of its own, with the same services. Messages
     *     pass the relay also over a link without a limit, so that links differ in nothing else
     * @param congestionControl how the kernel's TCP limits what is under way on a link; empty where the system does not say
     */
    public record Network(By by, List<Link> links, Optional<String> congestionControl) {
        public Network {
            links = List.copyOf(links);
        }

        /** Creates links of which it is not known how TCP limits what is under way. */
        public Network(By by, List<Link> links) {
            this(by, links, Optional.empty());
        }

        /** The means by which a link is slowed down. */
        public enum By {
            /** A process between them, on any machine. */
            RELAY,
            /** The kernel, between network namespaces: Linux, as root. */
            KERNEL
        }
    }

    /**
     * A sends at fixed times, and a message's latency counts from the time at which it should have been sent.
     *
     * @param messagesPerSecond empty where the highest rate is sought that is sustained
     * @param seconds how long a set lasts at its rate
     * @param boundNanos the 99th percentile of the latency up to which a rate counts as sustained
     */
    public record OpenLoop(Optional<Long> messagesPerSecond, int seconds, long boundNanos) {
        /** The fraction of the messages whose latency has to stay below the bound. */
        public static final double BOUND_FRACTION = 0.99;

        private static final double NANOS_PER_SECOND = 1e9;

        public Passage.Pace pace() {
            return new Passage.Pace(messagesPerSecond);
        }

        /**
         * A bound as people write it: {@code 100ms}.
         *
         * @return nanoseconds; empty if it is no time above 0
         */
        public static Optional<Long> parseBound(String text) {
            return WrittenQuantity.parse(text, WrittenQuantity.TIMES).filter(nanos -> nanos > 0);
        }

        /** The bound as {@link #parseBound} reads it. */
        public String boundLabel() {
            return WrittenQuantity.text(boundNanos, WrittenQuantity.TIMES);
        }

        /** Returns how many messages a set has at a rate. */
        public long messagesAt(double rate) {
            return Math.max(1, Math.round(seconds * rate));
        }

        /**
         * Returns whether the services sustained the rate of a set that came through. Its messages were in time, and it
         * ended no later than its last message had to be there, so no backlog grew. If the filter lets no message pass,
         * only the end decides.
         *
         * @param set a paced one
         */
        public boolean isSustainedBy(Pipeline.Iteration set) {
            Pipeline.Paced paced = set.paced().orElseThrow();
            double intendedNanos = NANOS_PER_SECOND * set.messages() / paced.messagesPerSecond();
            return isInTime(paced.latencies()) && set.elapsedNanos() <= intendedNanos + boundNanos;
        }

        private boolean isInTime(Pipeline.Latencies latencies) {
            return latencies.messages() == 0 || latencies.percentileNanos(BOUND_FRACTION) <= boundNanos;
        }
    }

    /** Returns the links that every block goes through. Without a network this is one entry that stands for no link. */
    public List<Link> links() {
        return network.map(Network::links).orElse(List.of(Link.UNLIMITED));
    }

    /** Returns how the trials of this experiment go through the services, over each of its links. */
    public List<Passage> passages(Passage.Reading reading) {
        return links().stream()
                .map(link -> new Passage(reading, link, openLoop.map(OpenLoop::pace)))
                .toList();
    }

    /** All sets of the experiment. */
    public int sets() {
        return blocks * iterations;
    }

    /**
     * The sets that a block goes through. Every block has small and large ones, so that blocks can be held against each
     * other.
     *
     * @param round of the block, from 0
     */
    public List<Integer> setsOf(int round) {
        List<Integer> sets = new ArrayList<>();
        for (int i = 0; i < iterations; i++) {
            sets.add(i * blocks + round);
        }
        return sets;
    }

    /** @param set from 0 */
    public int messagesOf(int set) {
        return messages.at(set, sets());
    }

    /**
     * About how large the messages of a set are: of given records, which are the same in every set, the middle.
     *
     * @param set from 0
     */
    public int messageSizeBytesOf(int set) {
        return differentRecords.isPresent() ? messageSizeBytes.at(1, 3) : messageSizeBytes.at(set, sets());
    }

    /** Returns how many different records there are to send in a set. */
    public int recordsThatDiffer() {
        return differentRecords.orElse(poolRecords);
    }
}
