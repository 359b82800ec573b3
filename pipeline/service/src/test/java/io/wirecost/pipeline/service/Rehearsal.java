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
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.common.TopicPartition;

/** Plays the driver of one block, with real services and a real broker. */
final class Rehearsal implements AutoCloseable, ControlChannel.Listener {
    static final Duration PATIENCE = Duration.ofSeconds(8);
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
    private final List<Path> plans = new ArrayList<>();

    Rehearsal(Path folder, Jvms jvms, TestBroker broker) throws Exception {
        this.folder = folder;
        this.jvms = jvms;
        this.client = broker.client();
        this.topics = new TopicNames(folder.getFileName().toString());
        create(Map.of(), topics.control());
        this.channel = ControlChannel.open(client, topics, ControlChannel.Since.BEGINNING, PATIENCE, this);
    }

    /** Starts the services and waits until they are up. */
    void start(Services services, String codec, Reading reading, Forward forward, int longText) throws Exception {
        List<List<Role>> together = services == Services.THREADS
                ? List.of(List.of(Role.values()))
                : List.of(List.of(Role.A), List.of(Role.B), List.of(Role.C));
        for (List<Role> roles : together) {
            launch(roles, codec, reading, forward, longText);
        }
        awaitUp(Role.values().length);
    }

    /** Starts A alone; the test plays the others. */
    void startA(String codec) throws Exception {
        launch(List.of(Role.A), codec, Reading.DECODE, Forward.REENCODE, 1);
        awaitUp(1);
    }

    private void launch(List<Role> roles, String codec, Reading reading, Forward forward, int longText)
            throws Exception {
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
                new Limits(LAG_MESSAGES, 1 << 20, 1 << 20, PATIENCE.toMillis()));
        Path file = folder.resolve(topics.run() + "-" + roles.get(0).label() + ".json");
        BlockPlanFile.write(plan, file);
        plans.add(file);
        processes.add(jvms.start(file));
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

    /** Ends the block; exit codes of the processes. */
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
        for (Process process : processes) {
            if (!process.waitFor(HANGS_SECONDS, TimeUnit.SECONDS)) {
                throw new AssertionError("a service does not end: " + printed());
            }
            codes.add(process.exitValue());
        }
        return codes;
    }

    /** What the services have printed. */
    String printed() throws Exception {
        StringBuilder all = new StringBuilder();
        for (Path file : plans) {
            all.append(jvms.printed(file));
        }
        return all.toString();
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
