package io.wirecost.pipeline.link;

import io.wirecost.core.run.Link;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;

/**
 * A shaped link on this machine: a port whose connections are carried on to another one, with the rate and the delay of
 * a {@link Link}. All connections share it; each direction is a link of its own. No byte is lost: if the receiver or
 * the link is slow, the sender has to wait. For each connection and direction a relay holds at most 256 KB, the bytes
 * that its rate brings in 10 ms, and those that its delay keeps under way. The latter two are 8 MB at most: with a
 * delay <i>d</i> one connection gets no further than 8 MB per <i>d</i>.
 *
 * <p>A connection itself is made at once, whatever the delay; only its bytes and its end travel. Headers of Ethernet,
 * IP and TCP are not counted: a rate is a rate of payload.
 */
public final class Relay implements Closeable {
    /** Fixed, so that the kernel does not queue some megabytes before and behind a link that is meant to be narrow. */
    static final int SOCKET_BUFFER_BYTES = 128 << 10;

    private static final long RETRY_NANOS = 1_000_000;

    private final ServerSocketChannel listener;
    private final Connection.Lanes lanes;
    private final Set<Connection> connections = ConcurrentHashMap.newKeySet();
    private Thread acceptor;
    private volatile boolean closed;

    private Relay(ServerSocketChannel listener) {
        this.listener = listener;
        lanes = new Connection.Lanes(new LinkLane(Link.UNLIMITED), new LinkLane(Link.UNLIMITED), new Ticks());
    }

    /**
     * Takes a free port of 127.0.0.1, unshaped at first. Clients can connect; they are served after {@link #to}.
     *
     * @throws IOException if there is none
     */
    public static Relay open() throws IOException {
        ServerSocketChannel listener = ServerSocketChannel.open();
        try {
            listener.setOption(StandardSocketOptions.SO_RCVBUF, SOCKET_BUFFER_BYTES);
            listener.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), 0));
            return new Relay(listener);
        } catch (IOException | RuntimeException e) {
            listener.close();
            throw e;
        }
    }

    /** Returns where clients connect to. */
    public int port() {
        return listener.socket().getLocalPort();
    }

    /**
     * Carries connections on to this address from now on. A connection that is not taken there is reset.
     *
     * @throws IllegalStateException if it has an address already
     */
    public synchronized void to(String host, int port) {
        if (acceptor != null) {
            throw new IllegalStateException("port " + port() + " is relayed already");
        }
        InetSocketAddress target = new InetSocketAddress(host, port);
        acceptor = new Thread(() -> accept(target), "relay " + port());
        acceptor.setDaemon(true);
        acceptor.start();
    }

    /** Changes the link for all that is not under way yet, on open connections too. */
    public void shape(Link link) {
        lanes.there().shape(lanes.ticks().nowNanos(), link);
        lanes.back().shape(lanes.ticks().nowNanos(), link);
    }

    private void accept(InetSocketAddress target) {
        while (!closed) {
            try {
                carry(listener.accept(), target);
            } catch (IOException e) {
                // closed, or out of file descriptors, which may pass
                LockSupport.parkNanos(RETRY_NANOS);
            }
        }
    }

    private void carry(SocketChannel client, InetSocketAddress target) {
        try {
            Connection connection = Connection.open(client, target, lanes, connections::remove);
            connections.add(connection);
            connection.start();
        } catch (IOException e) {
            Pump.abort(client);
        }
    }

    /** Ends every connection; no thread and no port of this is left when it returns. */
    @Override
    public synchronized void close() throws IOException {
        closed = true;
        listener.close();
        if (acceptor != null) {
            awaitEnd(acceptor);
        }
        List<Connection> last = List.copyOf(connections);
        last.forEach(Connection::close);
        last.stream().flatMap(connection -> connection.threads().stream()).forEach(Relay::awaitEnd);
    }

    private static void awaitEnd(Thread thread) {
        boolean interrupted = Thread.interrupted();
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
