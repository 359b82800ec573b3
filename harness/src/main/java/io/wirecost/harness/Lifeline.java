package io.wirecost.harness;

import java.io.IOException;

/** Ends this process when its parent is gone: the parent holds the other end of standard input. */
public final class Lifeline {
    private static final int EXIT_CODE = 3;

    private Lifeline() {}

    /** From now on. */
    public static void hold() {
        Thread thread = new Thread(Lifeline::waitForParent, "wirecost lifeline");
        thread.setDaemon(true);
        thread.start();
    }

    private static void waitForParent() {
        try {
            while (System.in.read() >= 0) {
                // the parent never writes
            }
        } catch (IOException e) {
            // as good as closed
        }
        Runtime.getRuntime().halt(EXIT_CODE);
    }
}
