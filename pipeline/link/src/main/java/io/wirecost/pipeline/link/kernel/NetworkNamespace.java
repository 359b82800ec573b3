package io.wirecost.pipeline.link.kernel;

import io.wirecost.process.Start;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A network namespace without a name. It exists as long as a process in it. That process ends when this one does, for
 * whatever reason. So no namespace is left to remove, not even after a kill.
 */
final class NetworkNamespace implements AutoCloseable {
    private final Process holder;

    private NetworkNamespace(Process holder) {
        this.holder = holder;
    }

    static NetworkNamespace open() throws IOException {
        Process holder = Start.of(new ProcessBuilder("unshare", "--net", "cat").redirectError(Redirect.DISCARD));
        boolean inside = false;
        try {
            OutputStream in = holder.getOutputStream();
            in.write('\n');
            in.flush();
            BufferedReader out = holder.inputReader(StandardCharsets.US_ASCII);
            inside = out.readLine() != null;
        } finally {
            if (!inside) {
                holder.destroyForcibly();
            }
        }
        if (!inside) {
            throw new IOException("unshare --net made no network namespace");
        }
        return new NetworkNamespace(holder);
    }

    /** Returns the process id by which {@code ip} names it. */
    long pid() {
        return holder.pid();
    }

    /** Returns the beginning of a command that is to run inside. */
    List<String> prefix() {
        return List.of("nsenter", "--net=/proc/" + pid() + "/ns/net", "--");
    }

    /** Ends the holder; a process that was started inside keeps the namespace until it ends too. */
    @Override
    public void close() {
        holder.destroyForcibly();
        holder.onExit().join();
    }
}
