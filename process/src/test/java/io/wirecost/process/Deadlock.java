package io.wirecost.process;

import java.util.concurrent.CountDownLatch;

/** A program that says {@code ready}, and whose two threads then want each other's lock. */
final class Deadlock {
    private Deadlock() {}

    public static void main(String[] args) {
        Object one = new Object();
        Object other = new Object();
        CountDownLatch held = new CountDownLatch(2);
        new Thread(() -> take(one, other, held)).start();
        new Thread(() -> take(other, one, held)).start();
    }

    private static void take(Object first, Object second, CountDownLatch held) {
        synchronized (first) {
            held.countDown();
            try {
                held.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            System.out.println("ready");
            synchronized (second) {
                System.out.println("no deadlock");
            }
        }
    }
}
