package io.wirecost.pipeline.service;

import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.run.Experiment.Forward;
import io.wirecost.core.run.Experiment.Services;
import io.wirecost.core.run.Experiment.Transport;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.pipeline.control.BlockPlan;
import io.wirecost.pipeline.control.BlockPlanFile;
import io.wirecost.pipeline.control.ControlChannel;
import io.wirecost.pipeline.control.Limits;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.TopicNames;
import io.wirecost.pipeline.control.TransportException;
import io.wirecost.pipeline.control.Word;
import io.wirecost.pipeline.control.Word.SetOfMessages;
import io.wirecost.pipeline.control.Word.Tally;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.common.TopicPartition;

/** Plays the driver of one block, with real services and a real broker. */
final class Rehearsal implements AutoCloseable, ControlChannel.Listener {
    static final Duration TIMEOUT = Duration.ofSeconds(8);
    static final long LAG_MESSAGES = 500;
    private static final long HANGS_SECONDS = 60;
    private static final Transport TRANSPORT = new Transport("embedded", "all", 5, 65_536, "none", 1);

    private final Path folder;
    private final Jvms jvms;
    private final Map<String, String> client;
    private final TopicNames topics;
    private final BlockingQueue<Word> words = new LinkedBlockingQueue<>();
    private final ControlChannel channel;
    private final List<Process> processes = new ArrayList<>();
    private final List<CompletableFuture<Integer>> exitCodes = new ArrayList<>();

    Rehearsal(Path folder, Jvms jvms, TestBroker broker) throws Exception {
        this.folder = folder;
        this.jvms = jvms;
        this.client = broker.client();
        this.topics = new TopicNames(folder.getFileName().toString());
        create(Map.of(), topics.control());
        this.channel = ControlChannel.open(client, topics, ControlChannel.Since.BEGINNING, TIMEOUT, this);
    }

    /** Starts the services, as threads in this JVM, and waits until they are up. */
    void start(Services services, String codec, Reading reading, Forward forward, int longText) throws Exception {
        if (services == Services.THREADS) {
            host(plan(List.of(Role.values()), codec, reading, forward, longText));
        } else {
            for (Role role : Role.values()) {
                launch(plan(List.of(role), codec, reading, forward, longText));
            }
        }
        awaitUp(Role.values().length);
    }

    /** Starts A alone; the test plays the others. */
    void startA(String codec) throws Exception {
        host(plan(List.of(Role.A), codec, Reading.DECODE, Forward.REENCODE, 1));
        awaitUp(1);
    }

    /** Starts all services in a JVM of their own, whose end is what is tested. */
    void launch(String codec) throws Exception {
        launch(plan(List.of(Role.values()), codec, Reading.DECODE, Forward.REENCODE, 1));
        awaitUp(Role.values().length);
    }

    private void host(Path plan) {
        exitCodes.add(jvms.host(plan));
    }

    private void launch(Path plan) throws IOException {
        Process process = jvms.start(plan);
        processes.add(process);
        exitCodes.add(process.onExit().thenApply(Process::exitValue));
    }

    private Path plan(List<Role> roles, String codec, Reading reading, Forward forward, int longText) throws Exception {
        Path pool = folder.resolve("pool.dataset");
        try (OutputStream out = Files.newOutputStream(pool)) {
            DatasetFile.write(Messages.pool(longText), out);
        }
        BlockPlan plan = new BlockPlan(
                topics.run(),
                client,
                client,
                roles,
                0,
                codec,
                reading,
                forward,
                TRANSPORT,
                Map.of(0, pool),
                new Limits(LAG_MESSAGES, 1 << 20, 1 << 20, TIMEOUT.toMillis()));
        Path file = file(roles.get(0));
        BlockPlanFile.write(plan, file);
        return file;
    }

    private Path file(Role first) {
        return folder.resolve(topics.run() + "-" + first.label() + ".json");
    }

    private void awaitUp(int services) throws Exception {
        Set<Role> up = EnumSet.noneOf(Role.class);
        while (up.size() < services) {
            up.add(await(Word.Up.class, word -> true).role());
        }
    }

    /** The data topics of a set. */
    void createTopics(int set, Map<String, String> settings) throws Exception {
        create(settings, topics.toB(0, set), topics.toC(0, set));
    }

    private void create(Map<String, String> settings, String... names) throws Exception {
        try (Admin admin = Admin.create(Map.copyOf(client))) {
            List<NewTopic> all = new ArrayList<>();
            for (String name : names) {
                all.add(new NewTopic(name, 1, (short) 1).configs(settings));
            }
            admin.createTopics(all).all().get();
        }
    }

    void say(Word word) throws TransportException {
        channel.say(word);
    }

    /** How many messages are in the topic from A to B. */
    long sentToB(int set) throws Exception {
        TopicPartition partition = new TopicPartition(topics.toB(0, set), 0);
        try (Admin admin = Admin.create(Map.copyOf(client))) {
            return admin.listOffsets(Map.of(partition, OffsetSpec.latest()))
                    .partitionResult(partition)
                    .get()
                    .offset();
        }
    }

    /** Goes through a set; A's last word, B's and C's before it. */
    List<Word.Finished> play(SetOfMessages set) throws Exception {
        channel.say(new Word.Prepare(0, set));
        Tally expected =
                await(Word.Ready.class, ready -> ready.role() == Role.A).expected();
        channel.say(new Word.Go(0, set.number(), expected));
        List<Word.Finished> finished = new ArrayList<>();
        do {
            finished.add(await(Word.Finished.class, word -> word.set() == set.number()));
        } while (finished.get(finished.size() - 1).role() != Role.A);
        return finished;
    }

    /** Goes into a set that some service cannot finish; the first that says so. */
    Word.Failed playToFailure(SetOfMessages set) throws Exception {
        try {
            play(set);
        } catch (FailedException e) {
            return e.failed;
        }
        throw new AssertionError("nobody failed");
    }

    /** Ends the block; the exit codes of its processes, or of what stands for them. */
    List<Integer> end() throws Exception {
        channel.say(new Word.Over(0));
        return exitCodes();
    }

    /** Closes the standard input of the processes, as the system does when the driver dies. */
    void letGo() throws Exception {
        for (Process process : processes) {
            process.getOutputStream().close();
        }
    }

    List<Integer> exitCodes() throws Exception {
        List<Integer> codes = new ArrayList<>();
        for (CompletableFuture<Integer> code : exitCodes) {
            codes.add(code.get(HANGS_SECONDS, TimeUnit.SECONDS));
        }
        return codes;
    }

    /** What the JVM of all services has printed. */
    String printed() throws Exception {
        return jvms.printed(file(Role.A));
    }

    /** The next word of a kind; the test fails if none comes, or if a service has failed. */
    <W extends Word> W await(Class<W> type, Predicate<W> which) throws Exception {
        while (true) {
            Word word = Optional.ofNullable(words.poll(HANGS_SECONDS, TimeUnit.SECONDS))
                    .orElseThrow(() -> new AssertionError("nobody says anything"));
            if (type.isInstance(word) && which.test(type.cast(word))) {
                return type.cast(word);
            }
            if (word instanceof Word.Failed failed) {
                throw new FailedException(failed);
            }
        }
    }

    @Override
    public void heard(Word word) {
        words.add(word);
    }

    @Override
    public void lost(TransportException reason) {
        words.add(new Word.Farewell(reason.getMessage()));
    }

    @Override
    public void close() {
        if (processes.isEmpty()) {
            channel.mention(new Word.Over(0)); // to services in this JVM
        }
        channel.close();
        processes.forEach(Process::destroyForcibly);
    }

    private static final class FailedException extends Exception {
        private static final long serialVersionUID = 1;
        private final transient Word.Failed failed;

        FailedException(Word.Failed failed) {
            super(failed.toString());
            this.failed = failed;
        }
    }
}
