package io.wirecost.pipeline.broker;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Starts Kafka and obeys standard input; the package says what is spoken. */
public final class BrokerMain {
    private static final int STOPPED = 0;
    private static final int FAILED = 1;
    private static final int PARENT_GONE = 3;
    private static final long STOP_TIMEOUT_SECONDS = 8;

    private final Assignment assignment;
    private final Departure departure;
    private final PrintStream parent;
    private volatile Kafka kafka;
    private volatile boolean stopping;

    private BrokerMain(Assignment assignment, PrintStream parent) {
        this.assignment = assignment;
        this.departure = new Departure(assignment.data());
        this.parent = parent;
    }

    /** @param arguments of the {@link Assignment} */
    public static void main(String[] arguments) {
        PrintStream parent = System.out;
        System.setOut(System.err); // other code that prints does not speak to the parent
        new BrokerMain(Assignment.parse(arguments), parent).run();
    }

    private void run() {
        departure.guard();
        Thread obedience = new Thread(this::obey, "wirecost standard input");
        obedience.setDaemon(true);
        obedience.start();
        try {
            kafka = Kafka.start(assignment);
        } catch (Throwable e) { // whatever it is, the driver waits for an answer
            e.printStackTrace();
            departure.leave(FAILED);
        }
        say("wirecost:ready");
        kafka.awaitEnd();
        departure.leave(stopping ? STOPPED : FAILED);
    }

    private void obey() {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                obey(line);
            }
        } catch (IOException e) {
            // as good as closed
        }
        departure.leave(PARENT_GONE, assignment.parentFolder());
    }

    private void obey(String order) {
        switch (order) {
            case "usage" -> {
                Consumption used = Consumption.now();
                say("wirecost:usage " + used.cpuNanos() + " " + used.allocatedBytes());
            }
            case "stop" -> {
                stop();
                departure.leave(STOPPED);
            }
            default -> System.err.println("not an order: " + order);
        }
    }

    /** Clients see their connections closed in good order; a Kafka that takes too long ends without it. */
    private void stop() {
        stopping = true;
        if (kafka != null) {
            CompletableFuture.runAsync(kafka::stop)
                    .completeOnTimeout(null, STOP_TIMEOUT_SECONDS, TimeUnit.SECONDS)
                    .exceptionally(failure -> null)
                    .join();
        }
    }

    private void say(String line) {
        parent.println(line);
        parent.flush();
    }
}
