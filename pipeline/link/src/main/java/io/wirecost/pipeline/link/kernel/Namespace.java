package io.wirecost.pipeline.link.kernel;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A network namespace without a name. It exists as long as a process in it, which ends when this process does, however that is:
 * nothing is left that anybody would have to clear away, not even after a kill.
 */
final class Namespace implements AutoCloseable {
    private final Process holder;

    private Namespace(Process holder) {
        this.holder = holder;
    }

    static Namespace open() throws IOException {
        Process holder = new ProcessBuilder("unshare", "--net", "cat")
                .redirectError(Redirect.DISCARD)
                .start();
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
        return new Namespace(holder);
    }

    /** What {@code ip} calls it by. */
    long pid() {
        return holder.pid();
    }

    /** What a command starts with that is to run inside. */
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
