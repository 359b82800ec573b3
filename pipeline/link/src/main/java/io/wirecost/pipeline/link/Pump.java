package io.wirecost.pipeline.link;

import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * One direction of one connection. One thread reads as long as there is room, so that each byte's time of coming is
 * known; the other writes what has arrived. Either blocks without holding up any other connection.
 *
 * <p>Ends are passed on behind what was sent before them: the end of a stream as one, a failure as a reset.
 */
final class Pump {
    private final LinkLane lane;
    private final Ticks ticks;
    private final SocketChannel source;
    private final SocketChannel sink;
    private final Runnable onEnd;
    private final SliceQueue queue = new SliceQueue();
    private final Alarm alarm;
    private final Thread reader;
    private final Thread writer;
    private volatile boolean sourceFailed;
    private volatile boolean stopped;

    /** @param onEnd called once, by a thread of this, when nothing more is written */
    Pump(LinkLane lane, Ticks ticks, SocketChannel source, SocketChannel sink, String name, Runnable onEnd) {
        this.lane = lane;
        this.ticks = ticks;
        this.source = source;
        this.sink = sink;
        this.onEnd = onEnd;
        alarm = new Alarm(ticks);
        reader = thread(this::read, name + " reader");
        writer = thread(this::write, name + " writer");
    }

    private static Thread thread(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    void start() {
        reader.start();
        writer.start();
    }

    /** Call this when the sockets are closed; bytes under way are lost. */
    void stop() {
        stopped = true;
        lane.close(queue);
        LockSupport.unpark(reader);
        LockSupport.unpark(writer);
    }

    List<Thread> threads() {
        return List.of(reader, writer);
    }

    private void read() {
        ByteBuffer chunk = ByteBuffer.allocateDirect(LinkLane.CHUNK_BYTES);
        try {
            while (awaitRoom() && source.read(chunk.clear()) >= 0) {
                offered(lane.offer(queue, ticks.nowNanos(), chunk.flip()));
            }
        } catch (IOException e) {
            sourceFailed = true;
            abort(source);
        }
        offered(lane.offerEnd(queue, ticks.nowNanos()));
    }

    private boolean awaitRoom() {
        while (!stopped && !lane.hasRoom(queue)) {
            LockSupport.park(this);
        }
        return !stopped;
    }

    private void offered(boolean queueWasEmpty) {
        if (queueWasEmpty) {
            LockSupport.unpark(writer);
        }
    }

    private void write() {
        try {
            ByteBuffer chunk = ByteBuffer.allocateDirect(LinkLane.CHUNK_BYTES);
            while (!queue.isEnded() && !stopped) {
                handOver(chunk);
            }
            passEndOn();
        } catch (IOException e) {
            abort(sink);
            stop();
        } finally {
            onEnd.run();
        }
    }

    private void handOver(ByteBuffer chunk) throws IOException {
        if (lane.drain(queue, ticks.nowNanos(), chunk.clear())) {
            LockSupport.unpark(reader);
        }
        if (chunk.position() == 0 && !queue.isEnded()) {
            alarm.await(lane.wakeNanos(queue, ticks.nowNanos()));
        }
        chunk.flip();
        while (chunk.hasRemaining()) {
            sink.write(chunk);
        }
    }

    private void passEndOn() throws IOException {
        if (sourceFailed) {
            abort(sink);
        } else if (!stopped) {
            sink.shutdownOutput();
        }
    }

    /** The other side sees a reset; a thread that is blocked in this socket fails, and passes that on. */
    static void abort(SocketChannel socket) {
        try {
            socket.setOption(StandardSocketOptions.SO_LINGER, 0);
            socket.close();
        } catch (IOException e) {
            // it is closed already
        }
    }
}
