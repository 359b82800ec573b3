package io.wirecost.harness;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;

/** Ends this process when its parent is gone: the parent holds the other end of standard input. */
public final class Lifeline {
    private static final int EXIT_CODE = 3;

    private final CountDownLatch word = new CountDownLatch(1);

    private Lifeline() {}

    /** Starts to watch the parent process. */
    public static Lifeline hold() {
        Lifeline lifeline = new Lifeline();
        Thread thread = new Thread(lifeline::waitForParent, "wirecost lifeline");
        thread.setDaemon(true);
        thread.start();
        return lifeline;
    }

    /** Waits until the parent has written a byte: the sign to go on. */
    public void awaitWord() throws InterruptedException {
        word.await();
    }

    private void waitForParent() {
        try {
            while (System.in.read() >= 0) {
                word.countDown();
            }
        } catch (IOException e) {
            // as good as closed
        }
        Runtime.getRuntime().halt(EXIT_CODE);
    }
}
