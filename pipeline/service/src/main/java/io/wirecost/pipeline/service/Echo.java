package io.wirecost.pipeline.service;

import io.wirecost.pipeline.control.TransportException;
import io.wirecost.pipeline.control.Word;
import java.util.Arrays;

/** Measures how long an empty word takes from A to C and back: each elapsed time contains about half of it. */
final class Echo {
    static final int PINGS = 20;

    private final int block;
    private final Conversation conversation;
    private int number;

    Echo(int block, Conversation conversation) {
        this.block = block;
        this.conversation = conversation;
    }

    long medianNanos() throws TransportException, BlockEndedException {
        long[] nanos = new long[PINGS];
        for (int i = 0; i < PINGS; i++) {
            nanos[i] = roundTripNanos();
        }
        Arrays.sort(nanos);
        return (nanos[PINGS / 2 - 1] + nanos[PINGS / 2]) / 2;
    }

    private long roundTripNanos() throws TransportException, BlockEndedException {
        int expected = number++;
        long startNanos = System.nanoTime();
        conversation.mention(new Word.Ping(block, expected));
        return conversation
                        .awaitReply(Word.Pong.class, pong -> pong.number() == expected)
                        .nanos()
                - startNanos;
    }
}
