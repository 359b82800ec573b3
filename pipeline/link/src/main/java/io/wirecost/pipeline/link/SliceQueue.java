package io.wirecost.pipeline.link;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The slices of one connection in one direction of a link: those that wait for their turn, and those that are under
 * way. Guarded by its {@link LinkLane}.
 */
final class SliceQueue {
    /** An empty slice is the end: nothing follows it. */
    private static final byte[] END = {};

    private final Deque<Slice> waiting = new ArrayDeque<>();
    private final Deque<Slice> underWay = new ArrayDeque<>();
    private long waitingBytes;
    private long underWayBytes;
    private boolean ended;
    private boolean closed;
    private boolean isShort;

    /** @param atNanos since when it waits, or when it arrives */
    private record Slice(byte[] bytes, long atNanos) {}

    /** The first of those that wait has got the link. */
    void pass(Shaper shaper) {
        Slice slice = waiting.remove();
        waitingBytes -= slice.bytes.length;
        underWayBytes += slice.bytes.length;
        underWay.add(new Slice(slice.bytes, shaper.pass(slice.atNanos, slice.bytes.length)));
    }

    /** It has no effect on a closed queue. */
    void add(long nowNanos, byte[] bytes) {
        if (!closed) {
            waiting.add(new Slice(bytes, nowNanos));
            waitingBytes += bytes.length;
        }
    }

    void addEnd(long nowNanos) {
        add(nowNanos, END);
    }

    /** Moves what has arrived, as far as it fits. */
    void drain(long nowNanos, ByteBuffer into) {
        while (!underWay.isEmpty()
                && underWay.peek().atNanos <= nowNanos
                && underWay.peek().bytes.length <= into.remaining()) {
            byte[] bytes = underWay.remove().bytes;
            into.put(bytes);
            underWayBytes -= bytes.length;
            ended = bytes.length == 0;
        }
    }

    /** Forgets what it holds, and takes nothing more. */
    void close() {
        closed = true;
        waiting.clear();
        underWay.clear();
        waitingBytes = 0;
        underWayBytes = 0;
    }

    boolean isWaiting() {
        return !waiting.isEmpty();
    }

    boolean isEmpty() {
        return waiting.isEmpty() && underWay.isEmpty();
    }

    /** Returns whether the end has arrived, and so all bytes before it. */
    boolean isEnded() {
        return ended;
    }

    /** Returns whether a sender waits for room. */
    boolean isShort() {
        return isShort;
    }

    void setShort(boolean isShort) {
        this.isShort = isShort;
    }

    long heldBytes() {
        return waitingBytes + underWayBytes;
    }

    /** The earliest time at which something of this arrives. */
    long firstArrivalNanos(Shaper shaper, long nowNanos) {
        return underWay.isEmpty()
                ? shaper.arrivalNanos(nowNanos, waiting.element().bytes.length)
                : underWay.element().atNanos;
    }

    /** The earliest time at which all of this has arrived. */
    long lastArrivalNanos(Shaper shaper, long nowNanos) {
        return waiting.isEmpty() ? underWay.getLast().atNanos : shaper.arrivalNanos(nowNanos, waitingBytes);
    }
}
