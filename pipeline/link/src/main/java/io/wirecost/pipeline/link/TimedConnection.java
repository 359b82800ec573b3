package io.wirecost.pipeline.link;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.Arrays;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A connection both of whose ends are here, so that one clock times what goes from end to end. */
final class TimedConnection implements AutoCloseable {
    private static final int CHUNK_BYTES = 64 << 10;

    private final SocketChannel near;
    private final SocketChannel far;
    private final ExecutorService peer = Executors.newSingleThreadExecutor(TimedConnection::thread);

    /**
     * @param near the client's end
     * @param far the server's end
     */
    TimedConnection(SocketChannel near, SocketChannel far) {
        this.near = near;
        this.far = far;
    }

    /** Measures the nanoseconds from the client's first byte until the server has the last one. */
    long there(int bytes) throws IOException, InterruptedException {
        return transfer(near, far, bytes);
    }

    /** Measures the nanoseconds from the server's first byte until the client has the last one. */
    long back(int bytes) throws IOException, InterruptedException {
        return transfer(far, near, bytes);
    }

    /** The median time until as many bytes as were sent have come back, in nanoseconds. */
    long roundTrip(int count, int bytes) throws IOException, InterruptedException {
        Future<Void> echo = peer.submit(() -> {
            for (int i = 0; i < count; i++) {
                receive(far, bytes);
                send(far, bytes);
            }
            return null;
        });
        long[] nanos = new long[count];
        for (int i = 0; i < count; i++) {
            long started = System.nanoTime();
            send(near, bytes);
            receive(near, bytes);
            nanos[i] = System.nanoTime() - started;
        }
        await(echo);
        Arrays.sort(nanos);
        return nanos[count / 2];
    }

    private long transfer(SocketChannel from, SocketChannel to, int bytes) throws IOException, InterruptedException {
        Future<Long> sender = peer.submit(() -> {
            long started = System.nanoTime();
            send(from, bytes);
            return started;
        });
        receive(to, bytes);
        long ended = System.nanoTime();
        return ended - await(sender);
    }

    private static void send(SocketChannel socket, int bytes) throws IOException {
        ByteBuffer chunk = ByteBuffer.allocateDirect(Math.min(bytes, CHUNK_BYTES));
        for (int left = bytes; left > 0; left -= chunk.position()) {
            socket.write(chunk.clear().limit(Math.min(left, chunk.capacity())));
        }
    }

    private static void receive(SocketChannel socket, int bytes) throws IOException {
        ByteBuffer chunk = ByteBuffer.allocateDirect(Math.min(bytes, CHUNK_BYTES));
        for (int left = bytes; left > 0; left -= chunk.position()) {
            if (socket.read(chunk.clear().limit(Math.min(left, chunk.capacity()))) < 0) {
                throw new EOFException("the relay has closed its connection with " + left + " bytes to come");
            }
        }
    }

    private static <T> T await(Future<T> result) throws IOException, InterruptedException {
        try {
            return result.get();
        } catch (ExecutionException e) {
            throw new IOException("the other end of a relayed connection failed: " + e.getCause(), e);
        }
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "relay proof");
        thread.setDaemon(true);
        return thread;
    }

    @Override
    public void close() throws IOException {
        near.close();
        far.close();
        peer.shutdownNow();
    }
}
