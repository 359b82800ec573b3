package io.wirecost.pipeline.driver.broker;

import io.wirecost.pipeline.driver.broker.EmbeddedBroker.Settings;
import io.wirecost.pipeline.driver.process.Ending;
import io.wirecost.pipeline.driver.process.LastLines;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.net.BindException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.common.utils.Utils;

/** The process of a broker: started, spoken to in lines, and cleared away with its data. */
final class BrokerProcess {
    private static final String MAIN = "io.wirecost.pipeline.broker.BrokerMain";
    private static final String PREFIX = "wirecost:";

    private final Process process;
    private final Path data;
    private final Path errors;
    private final BrokerPorts ports;
    private final BlockingQueue<Optional<String>> answers = new LinkedBlockingQueue<>();

    private BrokerProcess(Process process, Path data, Path errors, BrokerPorts ports) {
        this.process = process;
        this.data = data;
        this.errors = errors;
        this.ports = ports;
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
            Process process = new ProcessBuilder(command(settings.jars(), assignment))
                    .directory(work.toFile())
                    .redirectError(errors.toFile())
                    .start();
            BrokerProcess broker = new BrokerProcess(process, data, errors, ports);
            broker.listen();
            return broker;
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

    private void listen() {
        Thread reader = new Thread(this::read, "wirecost broker reader");
        reader.setDaemon(true);
        reader.start();
    }

    private void read() {
        try (BufferedReader in = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (line.startsWith(PREFIX)) {
                    answers.add(Optional.of(line.substring(PREFIX.length())));
                }
            }
        } catch (IOException e) {
            // closed on our side: nobody waits for the rest
        }
        answers.add(Optional.empty());
    }

    /**
     * What the broker says next.
     *
     * @throws IOException if it has ended, with {@link #ending()}, or says nothing for so long
     */
    String answer(Duration patience) throws IOException, InterruptedException {
        Optional<String> answer = answers.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
        if (answer == null) {
            throw new IOException(
                    "the broker has not answered for %d s%s".formatted(patience.toSeconds(), lastWords()));
        }
        if (answer.isEmpty()) {
            answers.add(answer); // nor will it say more to whoever asks next
            awaitEnd(patience);
            throw new IOException(ending().orElse("the broker has closed its output and does not end"));
        }
        return answer.get();
    }

    /** What it answers to this; an answer that nobody has waited for is not taken for it. */
    String ask(String question, Duration patience) throws IOException, InterruptedException {
        answers.removeIf(Optional::isPresent);
        say(question);
        return answer(patience);
    }

    synchronized void say(String order) {
        try {
            OutputStream out = process.getOutputStream();
            out.write((order + "\n").getBytes(StandardCharsets.UTF_8));
            out.flush();
        } catch (IOException e) {
            // it has ended: its answers say so
        }
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Whether it could not start because somebody else has one of its ports. */
    boolean isPortTaken() throws IOException {
        return Files.readString(errors).contains(BindException.class.getName());
    }

    /** How it has ended, and its last words; empty while it lives. */
    Optional<String> ending() {
        return process.isAlive()
                ? Optional.empty()
                : Optional.of("the broker " + new Ending(process.exitValue()) + lastWords());
    }

    private String lastWords() {
        try {
            return LastLines.of(errors);
        } catch (IOException e) {
            return ""; // deleted with the run's other files
        }
    }

    /** Waits for the end, whether or not the waiting thread is interrupted, and makes one after so long. */
    void awaitEnd(Duration patience) {
        process.onExit()
                .completeOnTimeout(process, patience.toMillis(), TimeUnit.MILLISECONDS)
                .join();
    }

    /** Leaves no process and no data. */
    void clearAway() throws IOException {
        process.destroyForcibly();
        process.onExit().join();
        Utils.delete(data.toFile());
    }

    int clientPort() {
        return ports.client();
    }

    int port(Listener listener) {
        return ports.listeners().get(listener);
    }

    long pid() {
        return process.pid();
    }
}
