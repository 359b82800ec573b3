package io.wirecost.pipeline.driver.broker;

import io.wirecost.pipeline.driver.broker.EmbeddedBroker.Settings;
import io.wirecost.process.Child;
import io.wirecost.process.ChildAnswers;
import java.io.IOException;
import java.net.BindException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.common.utils.Utils;

/** The process of a broker: started, spoken to in lines, and cleared away with its data. */
final class BrokerProcess {
    private static final String MAIN = "io.wirecost.pipeline.broker.BrokerMain";
    private static final String PREFIX = "wirecost:";
    private static final Duration FAREWELL = Duration.ofSeconds(30);

    private final Child child;
    private final Path data;
    private final Path errors;
    private final BrokerPorts ports;
    private final ChildAnswers<String> answers;

    private BrokerProcess(Child child, Path data, Path errors, BrokerPorts ports) {
        this.child = child;
        this.data = data;
        this.errors = errors;
        this.ports = ports;
        this.answers = child.answers(BrokerProcess::answer);
    }

    private static Optional<String> answer(String line) {
        return line.startsWith(PREFIX) ? Optional.of(line.substring(PREFIX.length())) : Optional.empty();
    }

    static BrokerProcess launch(Settings settings, List<Listener> listeners) throws IOException {
        Path work = settings.workFolder().toAbsolutePath();
        Path data = Files.createTempDirectory(settings.dataParent().toAbsolutePath(), "wirecost-broker-");
        try {
            Path errors = Files.createTempFile(work, "broker-", ".stderr");
            BrokerPorts ports = BrokerPorts.take(settings.ports(), listeners);
            List<String> assignment = new ArrayList<>(List.of(
                    "data=" + data, "parent-folder=" + work, "message-max-bytes=" + settings.messageMaxBytes()));
            assignment.addAll(ports.arguments());
            Child child = Child.startIn(work, command(settings.jars(), assignment), errors);
            return new BrokerProcess(child, data, errors, ports);
        } catch (IOException e) {
            Utils.delete(data.toFile());
            throw e;
        }
    }

    private static List<String> command(Path jars, List<String> assignment) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xms512m",
                "-Xmx512m",
                "-XX:CompileThresholdScaling=0.2", // warm sooner: no codec is to pay for a broker that still compiles
                "-XX:+ExitOnOutOfMemoryError", // a broker without memory lets its clients wait for ever
                "-XX:+DisplayVMOutputToStderr", // standard output belongs to the conversation
                "-cp",
                jars.toAbsolutePath().resolve("*").toString(),
                MAIN));
        command.addAll(assignment);
        return command;
    }

    /**
     * Returns the next line of the broker.
     *
     * @throws IOException if it has ended, with {@link #ending()}, or says nothing for so long
     */
    String answer(Duration timeout) throws IOException, InterruptedException {
        try {
            Optional<String> answer = answers.within(timeout);
            if (answer.isEmpty()) {
                awaitEnd(timeout);
                throw new IOException(ending().orElse("the broker closed its output and did not end"));
            }
            return answer.get();
        } catch (TimeoutException e) {
            throw new IOException(
                    "the broker has not answered for %d s%s".formatted(timeout.toSeconds(), child.lastWords()), e);
        }
    }

    /** Returns the broker's answer to a question. An earlier answer that was not waited for is not taken for it. */
    String ask(String question, Duration timeout) throws IOException, InterruptedException {
        answers.forget();
        say(question);
        return answer(timeout);
    }

    void say(String order) {
        child.say(order);
    }

    boolean isAlive() {
        return child.ending().isEmpty();
    }

    /** Returns whether the broker could not start because another process has one of its ports. */
    boolean isPortTaken() throws IOException {
        return Files.readString(errors).contains(BindException.class.getName());
    }

    /** Returns how the broker ended, and its last output; empty while it lives. */
    Optional<String> ending() {
        return child.ending().map(ending -> "the broker " + ending + child.lastWords());
    }

    /** Waits for the end, whether or not the waiting thread is interrupted, and makes one after so long. */
    void awaitEnd(Duration timeout) {
        child.awaitEnd(timeout);
    }

    /** Leaves no process and no data. */
    void clearAway() throws IOException {
        child.close();
        child.awaitEnd(FAREWELL);
        Utils.delete(data.toFile());
    }

    int clientPort() {
        return ports.client();
    }

    int port(Listener listener) {
        return ports.listeners().get(listener);
    }

    long pid() {
        return child.pid();
    }
}
