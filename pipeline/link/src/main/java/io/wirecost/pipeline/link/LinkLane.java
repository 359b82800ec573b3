package io.wirecost.pipeline.link;

import io.wirecost.core.run.Link;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * One direction of a link that connections share: whenever it is free, the next connection in turn may send one slice.
 * Nothing runs by itself here: what happened since the last call is worked out in the next one, from the times at which
 * slices came. So a thread that wakes late hands bytes over late, but takes nothing of the link's rate away.
 */
final class LinkLane {
    /** The most that is sent without giving way. */
    static final int SLICE_BYTES = 4096;

    /**
     * The most that is read from a socket or written to it at once, and the least for which reading goes on when the
     * queue was full.
     */
    static final int CHUNK_BYTES = 16 * SLICE_BYTES;

    /** No event is due until bytes are offered. */
    static final long NEVER = Long.MAX_VALUE;

    private static final long QUEUE_BYTES = 4L * CHUNK_BYTES;

    /** A reserve of further bytes, so that the link does not run dry while a busy machine keeps a reader waiting. */
    private static final long RESERVE_NANOS = 10_000_000;

    private static final long MAX_MORE_BYTES = 8L << 20;

    /**
     * Bytes that arrive within this time are handed over together, unless they are the last known ones. At 1 Gbit/s a
     * slice takes 33 microseconds, and to wake a thread for each slice would take as much of a processor.
     */
    private static final long BATCH_NANOS = 250_000;

    private final Shaper shaper;
    private final Deque<SliceQueue> turns = new ArrayDeque<>();

    LinkLane(Link link) {
        shaper = new Shaper(link);
    }

    /** For slices that have not got the link yet. */
    synchronized void shape(long nowNanos, Link link) {
        serve(nowNanos);
        shaper.shape(link);
    }

    /**
     * These bytes can be sent from now on.
     *
     * @return whether the queue was empty, so that no thread is waiting for a time yet
     */
    synchronized boolean offer(SliceQueue queue, long nowNanos, ByteBuffer bytes) {
        boolean wasEmpty = beforeOffer(queue, nowNanos);
        while (bytes.hasRemaining()) {
            byte[] slice = new byte[Math.min(bytes.remaining(), SLICE_BYTES)];
            bytes.get(slice);
            queue.add(nowNanos, slice);
        }
        afterOffer(queue, nowNanos);
        return wasEmpty;
    }

    /** Nothing more comes; {@link SliceQueue#isEnded} once this news has arrived. Returns as {@link #offer}. */
    synchronized boolean offerEnd(SliceQueue queue, long nowNanos) {
        boolean wasEmpty = beforeOffer(queue, nowNanos);
        queue.addEnd(nowNanos);
        afterOffer(queue, nowNanos);
        return wasEmpty;
    }

    /**
     * Moves what has arrived until now, as far as it fits.
     *
     * @return whether there is room now for a sender to which {@link #hasRoom} has said that there was none
     */
    synchronized boolean drain(SliceQueue queue, long nowNanos, ByteBuffer into) {
        serve(nowNanos);
        queue.drain(nowNanos, into);
        return queue.isShort() && hasRoom(queue);
    }

    /** Returns when {@link #drain} is worth the next call. */
    synchronized long wakeNanos(SliceQueue queue, long nowNanos) {
        if (queue.isEmpty()) {
            return NEVER;
        }
        long batch = Math.max(queue.firstArrivalNanos(shaper, nowNanos), nowNanos + BATCH_NANOS);
        return Math.min(queue.lastArrivalNanos(shaper, nowNanos), batch);
    }

    /** Returns whether a chunk may be offered; what is under way needs no place of its own in a real link. */
    synchronized boolean hasRoom(SliceQueue queue) {
        long capacity = QUEUE_BYTES + Math.min(shaper.bytesWithin(RESERVE_NANOS), MAX_MORE_BYTES);
        boolean room = queue.heldBytes() + CHUNK_BYTES <= capacity;
        queue.setShort(!room);
        return room;
    }

    /** Forgets what the queue holds and what it will be offered. */
    synchronized void close(SliceQueue queue) {
        turns.remove(queue);
        queue.close();
    }

    private boolean beforeOffer(SliceQueue queue, long nowNanos) {
        serve(nowNanos);
        return queue.isEmpty();
    }

    private void afterOffer(SliceQueue queue, long nowNanos) {
        if (queue.isWaiting() && !turns.contains(queue)) {
            turns.add(queue);
        }
        serve(nowNanos);
    }

    private void serve(long nowNanos) {
        while (!turns.isEmpty() && shaper.freeAtNanos() <= nowNanos) {
            SliceQueue next = turns.remove();
            next.pass(shaper);
            if (next.isWaiting()) {
                turns.add(next);
            }
        }
    }
}
