package io.wirecost.pipeline.control;

import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Pipeline.Latencies;
import io.wirecost.core.run.Pipeline.Phases;
import java.util.List;
import java.util.Map;

/**
 * A word that driver and services say to each other on a run's control topic. All of them read all words, and pass over
 * those of another block or to another receiver. A block's number is that of its three services, which are numbered from 0
 * as they start. Services that stay for further blocks keep it.
 */
public sealed interface Word {

    /** A word about one block. */
    sealed interface OfBlock extends Word {
        int block();
    }

    /**
     * Driver: what a service on another machine has to know before it joins. The first word of a topic.
     *
     * @param wirecost version of the tool; both sides must have the same
     * @param workload name of the built-in workload, or of the records' file
     * @param seed as text; empty for a user's own records, which the other side must have too
     * @param datasetChecksum what both sides must get from them
     * @param codecs versions of the libraries, by codec
     * @param roles that are expected to join
     * @param experiment of which every service does its part
     */
    record Offer(
            String wirecost,
            String workload,
            String seed,
            String datasetChecksum,
            Map<String, String> codecs,
            List<Role> roles,
            Experiment experiment)
            implements Word {}

    /**
     * A service on another machine: I could take this role.
     *
     * @param member a unique name
     * @param codecs versions of the libraries, by codec
     */
    record Join(String member, Role role, String wirecost, String datasetChecksum, Map<String, String> codecs)
            implements Word {}

    /** Driver: the role is yours. */
    record Welcome(String member) implements Word {}

    /** Driver: the role is not yours, and why. */
    record Rejected(String member, String reason) implements Word {}

    /** Driver: start services; the arguments are those of their {@link BlockPlan}. */
    record Start(int block, String codec, Reading reading, List<Integer> pools) implements OfBlock {}

    /**
     * One set of messages of a block.
     *
     * @param number in the block, from 0; no other set of the block has it
     * @param pool which of the experiment's sets the records are taken from
     * @param messagesPerSecond the rate at which A has to send; 0 for as fast as it can
     */
    record SetOfMessages(int number, int pool, long messages, double messagesPerSecond) {
        /** Returns whether A has to send at a rate. */
        public boolean hasRate() {
            return messagesPerSecond > 0;
        }
    }

    /** A service: my process is up and hears you. */
    record Up(int block, Role role) implements OfBlock {}

    /** A: answer me; C answers with {@link Pong}. */
    record Ping(int block, int number) implements OfBlock {}

    /**
     * C: here I am.
     *
     * @param nanos C's clock when it answered
     * @param clock names the clock: processes with the same name for their clock read the same clock
     */
    record Pong(int block, int number, long nanos, String clock) implements OfBlock {}

    /** Driver: this set is next, load its records; its topics are there. */
    record Prepare(int block, SetOfMessages set) implements OfBlock {}

    /**
     * A service: the set is loaded. A says it last, when it has heard it from B and C: then all is quiet, and it measures
     * the control round trips.
     *
     * @param expected A: what has to reach C; nothing for B and C
     */
    record Ready(int block, int set, Role role, Tally expected) implements OfBlock {}

    /**
     * The messages that came through.
     *
     * @param messages how many
     * @param checksum sum over the messages of their number mixed with their record's checksum; B, which does not know
     *     the records, takes 0 for the latter
     */
    record Tally(long messages, long checksum) {
        public static final Tally NOTHING = new Tally(0, 0);
    }

    /** Driver: all services are ready, A may begin. */
    record Go(int block, int set, Tally expected) implements OfBlock {}

    /**
     * A, before it sends the first message of a set that has a rate: when each is due follows from the rate.
     *
     * @param startNanos when the first message is due, by C's clock
     * @param clockErrorNanos how far this may be off
     */
    record Timetable(int block, int set, long startNanos, long clockErrorNanos) implements OfBlock {}

    /** B or C: how far I am, as a number of A's messages; A does not run away from it. */
    record Progress(int block, int set, Role role, long messages) implements OfBlock {}

    /**
     * A service: the set is through. A says it last, when it has heard it from B and C and C's tally is the expected one.
     *
     * @param tally what it has received; A: what it has sent
     * @param elapsedNanos A: the time that counts; 0 for B and C
     * @param roundTripNanos A: median of the control round trips before the set; 0 for B and C
     * @param process the services that share its process, e.g. {@code a} or {@code a+b+c}
     * @param cpuNanos of the whole process until this word; of services that share one, A's word has the whole
     * @param allocatedBytes likewise
     * @param clockErrorNanos C: how far its clock may be off A's; 0 for A and B, and for a set without a rate
     * @param latencies C: of every message, from the time at which A should have sent it; none for A and B, and for a set
     *     without a rate
     */
    record Finished(
            int block,
            int set,
            Role role,
            Tally tally,
            long payloadBytes,
            long sentBytes,
            long elapsedNanos,
            long roundTripNanos,
            String process,
            long cpuNanos,
            long allocatedBytes,
            Phases phases,
            long clockErrorNanos,
            Latencies latencies)
            implements OfBlock {}

    /**
     * A service: I cannot go on.
     *
     * @param reason what failed, e.g. {@code record 17 came back changed: $.amount expected 1 actual 2}
     * @param messages how far it got
     */
    record Failed(int block, Role role, String reason, long messages) implements OfBlock {}

    /** Driver: these services are no longer needed, whatever they brought; their processes end. */
    record Over(int block) implements OfBlock {}

    /** Driver: still here, though there is nothing to say. */
    record Alive() implements Word {}

    /** Driver: the whole run is over; services on other machines end. */
    record Farewell(String reason) implements Word {}
}
