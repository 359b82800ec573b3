package io.wirecost.pipeline.service.channel;

import io.wirecost.pipeline.control.BlockPlan;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.Word;

/**
 * Tells A how far a service is. A waits when it is too far ahead. So the news comes soon enough that A never waits for
 * the news alone, and seldom enough to be no load.
 */
public final class Milestones {
    private static final long MOST_MESSAGES = 2_000;
    private static final long PARTS_OF_THE_LAG = 4;
    private static final long NANOS = 200_000_000;

    private final BlockChannel channel;
    private final int block;
    private final int set;
    private final Role role;
    private final long stepMessages;
    private long told;
    private long toldNanos = System.nanoTime();

    public Milestones(BlockChannel channel, BlockPlan plan, int set, Role role) {
        this.channel = channel;
        this.block = plan.block();
        this.set = set;
        this.stepMessages = Math.min(MOST_MESSAGES, plan.limits().lagMessages() / PARTS_OF_THE_LAG);
        this.role = role;
    }

    /** Call this often, also when no message came. */
    public void at(long messages) {
        if (messages == told) {
            return;
        }
        long now = System.nanoTime();
        if (messages - told >= stepMessages || now - toldNanos >= NANOS) {
            channel.mention(new Word.Progress(block, set, role, messages));
            told = messages;
            toldNanos = now;
        }
    }
}
