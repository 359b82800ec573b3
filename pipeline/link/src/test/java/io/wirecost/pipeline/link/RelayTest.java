package io.wirecost.pipeline.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.run.Link;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class RelayTest {
    private static final InetAddress HERE = InetAddress.getLoopbackAddress();

    private ServerSocket server;
    private Relay relay;

    @BeforeEach
    void open() throws IOException {
        server = new ServerSocket(0, 0, HERE);
        relay = Relay.open();
        relay.to(HERE.getHostAddress(), server.getLocalPort());
    }

    @AfterEach
    void close() throws IOException {
        relay.close();
        server.close();
    }

    @Test
    void bytes_arrive_unchanged_in_order_in_both_directions_at_once() throws Exception {
        relay.shape(Link.parse("400mbit,2ms"));
        try (Socket client = client();
                Socket served = server.accept()) {
            var sent = sent(client, 1);
            var answered = sent(served, 2);
            var received = CompletableFuture.supplyAsync(() -> receivedAll(served));

            assertThat(receivedAll(client)).isEqualTo(random(2));
            assertThat(received.join()).isEqualTo(random(1));
            sent.join();
            answered.join();
        }
    }

    @Test
    void a_connection_that_came_before_its_target_is_served_then() throws Exception {
        try (Relay early = Relay.open();
                Socket client = new Socket(HERE, early.port())) {
            client.getOutputStream().write(42);
            early.to(HERE.getHostAddress(), server.getLocalPort());
            try (Socket served = server.accept()) {
                assertThat(served.getInputStream().read()).isEqualTo(42);
            }
        }
    }

    @Test
    void a_second_target_is_a_mistake() {
        assertThatThrownBy(() -> relay.to("127.0.0.1", 1)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void the_other_direction_stays_open_when_one_has_ended() throws Exception {
        relay.shape(Link.parse("10mbit"));
        try (Socket client = client();
                Socket served = server.accept()) {
            client.getOutputStream().write(new byte[10_000]);
            client.shutdownOutput();
            assertThat(served.getInputStream().readAllBytes()).hasSize(10_000);

            served.getOutputStream().write(new byte[20_000]);
            served.shutdownOutput();
            assertThat(client.getInputStream().readAllBytes()).hasSize(20_000);
        }
    }

    @Test
    void a_clients_reset_reaches_the_server_behind_what_was_sent_before() throws Exception {
        relay.shape(Link.parse("10mbit"));
        try (Socket client = client();
                Socket served = server.accept()) {
            client.getOutputStream().write(new byte[10_000]);
            reset(client);

            InputStream in = served.getInputStream();
            assertThat(in.readNBytes(10_000)).hasSize(10_000);
            assertThatThrownBy(in::read).isInstanceOf(SocketException.class).hasMessageContaining("reset");
        }
    }

    @Test
    void a_servers_reset_reaches_a_client_that_is_writing() throws Exception {
        try (Socket client = client();
                Socket served = server.accept()) {
            reset(served);

            assertThatThrownBy(() -> writeForEver(client)).isInstanceOf(SocketException.class);
        }
    }

    @Test
    void a_server_that_takes_no_connection_resets_the_client() throws Exception {
        server.close();
        try (Socket client = client()) {
            assertThatThrownBy(() -> client.getInputStream().read())
                    .isInstanceOf(SocketException.class)
                    .hasMessageContaining("reset");
        }
    }

    @Test
    void closing_leaves_no_thread_and_no_port_and_ends_connections() throws Exception {
        relay.shape(Link.parse("1kbit,10s"));
        Set<Thread> others = Thread.getAllStackTraces().keySet();
        try (Socket client = client();
                Socket served = server.accept()) {
            client.getOutputStream().write(new byte[100_000]);
            served.getOutputStream().write(new byte[100_000]);
            relay.close();

            assertThat(Thread.getAllStackTraces().keySet())
                    .filteredOn(thread -> !others.contains(thread))
                    .extracting(Thread::getName)
                    .noneMatch(name -> name.startsWith("relay"));
            assertThatThrownBy(this::client).isInstanceOf(ConnectException.class);
            assertThatThrownBy(() -> writeForEver(served)).isInstanceOf(SocketException.class);
        }
    }

    private Socket client() throws IOException {
        return new Socket(HERE, relay.port());
    }

    private static void reset(Socket socket) throws IOException {
        socket.setSoLinger(true, 0);
        socket.close();
    }

    private static void writeForEver(Socket socket) throws IOException {
        OutputStream out = socket.getOutputStream();
        while (true) {
            out.write(new byte[1000]);
        }
    }

    private static CompletableFuture<Void> sent(Socket socket, long seed) {
        return CompletableFuture.runAsync(() -> {
            try {
                socket.getOutputStream().write(random(seed));
                socket.shutdownOutput();
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
    }

    private static byte[] receivedAll(Socket socket) {
        try {
            return socket.getInputStream().readAllBytes();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static byte[] random(long seed) {
        byte[] bytes = new byte[10_000_000];
        new Random(seed).nextBytes(bytes);
        return bytes;
    }
}
