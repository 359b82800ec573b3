package io.wirecost.pipeline.link;

import io.wirecost.core.run.Link;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

/** A relay between this process and itself. */
final class ProofRig implements AutoCloseable {
    private final ServerSocketChannel server;
    private final Relay relay;

    private ProofRig(ServerSocketChannel server, Relay relay) {
        this.server = server;
        this.relay = relay;
    }

    static ProofRig open() throws IOException {
        ServerSocketChannel server = ServerSocketChannel.open();
        try {
            server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            Relay relay = Relay.open();
            relay.to(
                    InetAddress.getLoopbackAddress().getHostAddress(),
                    server.socket().getLocalPort());
            return new ProofRig(server, relay);
        } catch (IOException | RuntimeException e) {
            server.close();
            throw e;
        }
    }

    /** One more connection through the relay. */
    TimedConnection connect() throws IOException {
        SocketChannel near = SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), relay.port()));
        SocketChannel far = server.accept();
        near.setOption(StandardSocketOptions.TCP_NODELAY, true);
        far.setOption(StandardSocketOptions.TCP_NODELAY, true);
        return new TimedConnection(near, far);
    }

    void shape(Link link) {
        relay.shape(link);
    }

    @Override
    public void close() throws IOException {
        server.close();
        relay.close();
    }
}
