package io.wirecost.pipeline.service.channel;

import io.wirecost.pipeline.control.TransportException;
import io.wirecost.pipeline.control.Word;
import io.wirecost.pipeline.control.Word.Pong;
import io.wirecost.pipeline.service.channel.BlockChannel.Heard;
import java.util.ArrayList;
import java.util.List;

/** Sends empty words from A to C and back. It measures how long that takes, and what C's clock shows meanwhile. */
public final class Echo {
    /** How many pings one measurement of the clocks takes. */
    public static final int PINGS = 20;

    private final int block;
    private final BlockChannel channel;
    private int number;

    public Echo(int block, BlockChannel channel) {
        this.block = block;
        this.channel = channel;
    }

    /**
     * One word to C and back.
     *
     * @param sentNanos by A's clock
     * @param answeredNanos by C's
     * @param heardNanos by A's
     * @param clock the name of C's clock
     */
    public record RoundTrip(long sentNanos, long answeredNanos, long heardNanos, String clock) {
        long nanos() {
            return heardNanos - sentNanos;
        }
    }

    /** Pings C several times, and returns when each ping left and its answer came. */
    public List<RoundTrip> roundTrips() throws TransportException, BlockEndedException {
        List<RoundTrip> all = new ArrayList<>();
        for (int i = 0; i < PINGS; i++) {
            all.add(roundTrip());
        }
        return all;
    }

    /** Each elapsed time contains about half of it. */
    public static long medianNanos(List<RoundTrip> roundTrips) {
        long[] nanos = roundTrips.stream().mapToLong(RoundTrip::nanos).sorted().toArray();
        return (nanos[(nanos.length - 1) / 2] + nanos[nanos.length / 2]) / 2;
    }

    private RoundTrip roundTrip() throws TransportException, BlockEndedException {
        int expected = number++;
        long sentNanos = System.nanoTime();
        channel.mention(new Word.Ping(block, expected));
        Heard<Pong> pong = channel.awaitReply(Pong.class, word -> word.number() == expected);
        return new RoundTrip(
                sentNanos, pong.word().nanos(), pong.nanos(), pong.word().clock());
    }
}
