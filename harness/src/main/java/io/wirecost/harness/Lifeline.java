package io.wirecost.harness;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Ends this process when its parent is gone, whatever it is doing: the parent holds the other end of standard input. Until
 * then it keeps the lines that the parent writes there.
 */
public final class Lifeline {
    private static final int EXIT_CODE = 3;

    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

    private Lifeline() {}

    /** Starts to watch the parent process. */
    public static Lifeline hold() {
        Lifeline lifeline = new Lifeline();
        Thread thread = new Thread(lifeline::listen, "wirecost lifeline");
        thread.setDaemon(true);
        thread.start();
        return lifeline;
    }

    /** Waits for the next line of the parent. */
    public String next() throws InterruptedException {
        return lines.take();
    }

    private void listen() {
        try {
            BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                lines.add(line);
            }
        } catch (IOException e) {
            // as good as closed
        }
        Runtime.getRuntime().halt(EXIT_CODE);
    }
}
