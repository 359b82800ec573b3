package io.wirecost.pipeline.driver.broker;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.common.utils.AppInfoParser;

/** A Kafka broker of our own, in a process of its own, that listens on this machine only. */
public final class EmbeddedBroker implements AutoCloseable {
    private static final int ATTEMPTS = 5;
    private static final Duration START_TIMEOUT = Duration.ofSeconds(60);
    private static final Duration ANSWER_TIMEOUT = Duration.ofSeconds(30);
    private static final Duration STOP_TIMEOUT = Duration.ofSeconds(10);

    private final BrokerProcess process;
    private volatile boolean closed;

    private EmbeddedBroker(BrokerProcess process) {
        this.process = process;
    }

    /**
     * The settings with which a broker is started.
     *
     * @param jars folder of {@code BrokerMain} and everything that it needs
     * @param dataParent where the folder of its data is made
     * @param workFolder temporary files of this process; the broker's standard error is kept there. <b>The broker deletes
     *     it with everything in it when this process is killed.</b>
     * @param messageMaxBytes the largest batch of messages that is taken
     * @param ports to try; two are taken for each attempt, and one for each further listener
     */
    public record Settings(Path jars, Path dataParent, Path workFolder, int messageMaxBytes, PortSource ports) {}

    /**
     * Starts a broker; clients can connect when this returns.
     *
     * @throws IOException if it does not start, with its last words; nothing of it is left then
     */
    public static EmbeddedBroker start(Settings settings) throws IOException, InterruptedException {
        return start(settings, List.of());
    }

    /** The same with further listeners. */
    public static EmbeddedBroker start(Settings settings, List<Listener> listeners)
            throws IOException, InterruptedException {
        for (int attempt = 1; ; attempt++) {
            BrokerProcess process = BrokerProcess.launch(settings, listeners);
            boolean started = false;
            try {
                process.answer(START_TIMEOUT);
                started = true;
                return new EmbeddedBroker(process);
            } catch (IOException e) {
                if (!process.isPortTaken() || attempt == ATTEMPTS) {
                    throw new IOException("no broker could be started: " + e.getMessage(), e);
                }
            } finally {
                if (!started) {
                    process.clearAway();
                }
            }
        }
    }

    /** Kafka's version, as its library tells it. */
    public static String version() {
        return AppInfoParser.getVersion();
    }

    /** Returns the address that a client connects to: {@code 127.0.0.1:port}. */
    public String bootstrap() {
        return "127.0.0.1:" + process.clientPort();
    }

    /** Returns where a further listener is bound. */
    public int port(Listener listener) {
        return process.port(listener);
    }

    /**
     * Returns the processor time and the bytes that it has used so far.
     *
     * @throws IOException if it is dead, with the reason, or does not answer
     */
    public synchronized BrokerUsage usage() throws IOException, InterruptedException {
        String[] answer = process.ask("usage", ANSWER_TIMEOUT).split(" ");
        return new BrokerUsage(Long.parseLong(answer[1]), Long.parseLong(answer[2]));
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    /** Returns how the broker died, and its last output; empty while it lives, and after it was closed. */
    public Optional<String> death() {
        return closed ? Optional.empty() : process.ending();
    }

    /** Returns the process id of the broker. */
    public long pid() {
        return process.pid();
    }

    /** Leaves no process, no data and no port, in good order or not. */
    @Override
    public void close() throws IOException {
        closed = closed || process.isAlive();
        try {
            process.say("stop");
            process.awaitEnd(STOP_TIMEOUT);
        } finally {
            process.clearAway();
        }
    }
}
