package io.wirecost.pipeline.link;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.SocketChannel;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Two sockets, and what is carried between them in both directions. */
final class Connection {
    private final SocketChannel client;
    private final SocketChannel server;
    private final Pump there;
    private final Pump back;
    private final Consumer<Connection> onEnd;
    private final AtomicInteger openDirections = new AtomicInteger(2);

    private Connection(SocketChannel client, SocketChannel server, Lanes lanes, Consumer<Connection> onEnd) {
        this.client = client;
        this.server = server;
        this.onEnd = onEnd;
        there = new Pump(lanes.there(), lanes.ticks(), client, server, "relay there", this::directionEnded);
        back = new Pump(lanes.back(), lanes.ticks(), server, client, "relay back", this::directionEnded);
    }

    /** The two directions of a link, and their clock. */
    record Lanes(LinkLane there, LinkLane back, Ticks ticks) {}

    /**
     * Connects a client's socket with a server.
     *
     * @param onEnd called when both directions have ended
     * @throws IOException if the server does not take it; the client's socket is left as it was
     */
    static Connection open(SocketChannel client, InetSocketAddress target, Lanes lanes, Consumer<Connection> onEnd)
            throws IOException {
        SocketChannel server = SocketChannel.open();
        try {
            prepare(client);
            prepare(server);
            server.connect(target);
            return new Connection(client, server, lanes, onEnd);
        } catch (IOException | RuntimeException e) {
            server.close();
            throw e;
        }
    }

    /** Sets a socket up so that bytes that are handed over leave at once; the queue is the relay's own. */
    private static void prepare(SocketChannel socket) throws IOException {
        socket.setOption(StandardSocketOptions.TCP_NODELAY, true);
        socket.setOption(StandardSocketOptions.SO_RCVBUF, Relay.SOCKET_BUFFER_BYTES);
        socket.setOption(StandardSocketOptions.SO_SNDBUF, Relay.SOCKET_BUFFER_BYTES);
    }

    void start() {
        there.start();
        back.start();
    }

    private void directionEnded() {
        if (openDirections.decrementAndGet() == 0) {
            close();
            onEnd.accept(this);
        }
    }

    void close() {
        there.stop();
        back.stop();
        for (SocketChannel socket : new SocketChannel[] {client, server}) {
            try {
                socket.close();
            } catch (IOException e) {
                // nothing that was under way matters any more
            }
        }
    }

    List<Thread> threads() {
        return Stream.of(there, back).flatMap(pump -> pump.threads().stream()).toList();
    }
}
