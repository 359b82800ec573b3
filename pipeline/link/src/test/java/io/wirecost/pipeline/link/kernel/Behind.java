package io.wirecost.pipeline.link.kernel;

import io.wirecost.contract.Prerequisite;
import io.wirecost.core.run.Link;
import io.wirecost.process.Start;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A {@link Peer} behind a link, and this process's ends of its connections. Both have the same clock: the machine's. */
final class Behind implements AutoCloseable {
    private final Process process;
    private final Socket data;
    private final DataInputStream answers;
    private final DataOutputStream orders;

    private Behind(Process process, Socket control, Socket data) throws IOException {
        this.process = process;
        this.data = data;
        control.setTcpNoDelay(true);
        data.setTcpNoDelay(true);
        answers = new DataInputStream(control.getInputStream());
        orders = new DataOutputStream(control.getOutputStream());
    }

    /** Skips the test where the kernel makes no link, but never in continuous integration. */
    static KernelLink link(Link link) throws IOException {
        require(link);
        return KernelLink.open(link);
    }

    static void require(Link link) {
        KernelLink.refusalReason(link).ifPresent(Prerequisite::missing);
    }

    static Behind of(KernelLink link) throws IOException {
        try (ServerSocket server = new ServerSocket(0)) {
            Process process = java(
                    link.prefix(),
                    Peer.class,
                    link.address(),
                    link.unshapedAddress(),
                    Integer.toString(server.getLocalPort()));
            return new Behind(process, server.accept(), server.accept());
        }
    }

    /** A JVM with this one's class path, run by another command. */
    static Process java(List<String> prefix, Class<?> main, String... args) throws IOException {
        List<String> command = new ArrayList<>(prefix);
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(args));
        return Start.of(new ProcessBuilder(command).redirectError(Redirect.INHERIT));
    }

    /** How long these bytes take to get behind the link. */
    long there(int bytes) throws IOException {
        order(Peer.RECEIVE, bytes);
        long started = System.nanoTime();
        data.getOutputStream().write(new byte[bytes]);
        return answers.readLong() - started;
    }

    /** How long these bytes take to get here. */
    long back(int bytes) throws IOException {
        order(Peer.SEND, bytes);
        data.getInputStream().readNBytes(bytes);
        long ended = System.nanoTime();
        return ended - answers.readLong();
    }

    String remoteAddress() {
        return data.getInetAddress().getHostAddress();
    }

    private void order(int order, int bytes) throws IOException {
        orders.write(order);
        orders.writeInt(bytes);
        orders.flush();
    }

    @Override
    public void close() {
        process.destroyForcibly();
        process.onExit().join();
    }
}
