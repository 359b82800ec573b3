package io.wirecost.pipeline.link;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Link;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class BackPressureTest {
    private static final int SOCKET_BUFFER_BYTES = 64 << 10;
    private static final long QUIET_NANOS = 500_000_000;

    @Test
    void a_receiver_that_does_not_read_stops_the_sender_and_no_byte_is_lost() throws Exception {
        try (Relay relay = Relay.open();
                ServerSocketChannel server = server()) {
            relay.to("127.0.0.1", server.socket().getLocalPort());
            try (SocketChannel client = client(relay);
                    SocketChannel served = server.accept()) {
                long taken = writeUntilNothingIsTaken(client);
                client.shutdownOutput();

                // four sockets, of which Linux uses twice what is asked for, and what the relay holds
                assertThat(taken).isBetween(256L << 10, 2L << 20);
                assertThat(read(served)).isEqualTo(taken);
            }
        }
    }

    @Test
    void a_connection_whose_receiver_does_not_read_holds_up_no_other() throws Exception {
        try (Relay relay = Relay.open();
                ServerSocketChannel server = server()) {
            relay.to("127.0.0.1", server.socket().getLocalPort());
            relay.shape(Link.parse("1gbit"));
            try (SocketChannel stuck = client(relay);
                    SocketChannel unread = server.accept();
                    SocketChannel client = client(relay);
                    SocketChannel served = server.accept()) {
                writeUntilNothingIsTaken(stuck);
                client.write(ByteBuffer.allocate(10_000));
                client.shutdownOutput();

                assertThat(read(served)).isEqualTo(10_000);
                assertThat(unread.isOpen()).isTrue();
            }
        }
    }

    private static ServerSocketChannel server() throws IOException {
        return ServerSocketChannel.open()
                .setOption(StandardSocketOptions.SO_RCVBUF, SOCKET_BUFFER_BYTES)
                .bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    }

    private static SocketChannel client(Relay relay) throws IOException {
        return SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), relay.port()))
                .setOption(StandardSocketOptions.SO_SNDBUF, SOCKET_BUFFER_BYTES);
    }

    private static long writeUntilNothingIsTaken(SocketChannel client) throws IOException {
        client.configureBlocking(false);
        ByteBuffer bytes = ByteBuffer.allocateDirect(1000);
        long taken = 0;
        for (long last = System.nanoTime(); System.nanoTime() - last < QUIET_NANOS; ) {
            int written = client.write(bytes.clear());
            taken += written;
            last = written > 0 ? System.nanoTime() : last;
        }
        return taken;
    }

    private static long read(SocketChannel served) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocateDirect(64 << 10);
        long all = 0;
        for (int count = 0; count >= 0; count = served.read(bytes.clear())) {
            all += count;
        }
        return all;
    }
}
