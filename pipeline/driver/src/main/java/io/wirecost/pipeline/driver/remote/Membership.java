package io.wirecost.pipeline.driver.remote;

import io.wirecost.core.InputException;
import io.wirecost.pipeline.control.ControlChannel;
import io.wirecost.pipeline.control.ControlChannel.Since;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.TopicNames;
import io.wirecost.pipeline.control.TransportException;
import io.wirecost.pipeline.control.Word;
import io.wirecost.pipeline.driver.cluster.KafkaClient;
import io.wirecost.pipeline.driver.service.ServiceProcess;
import io.wirecost.pipeline.driver.service.SetProgress;
import io.wirecost.process.Ending;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** A service on another machine than the run's: joins, and starts a fresh process for every block. */
public final class Membership implements AutoCloseable {
    private static final long LOOK_MILLIS = 100;
    private static final Duration ANSWER_TIMEOUT = Duration.ofSeconds(15);

    /** A run says something at least this often. */
    private static final Duration SILENCE = Duration.ofSeconds(60);

    private final ControlChannel control;
    private final BlockingQueue<Word> heard;
    private final Role role;

    private Membership(ControlChannel control, BlockingQueue<Word> heard, Role role) {
        this.control = control;
        this.heard = heard;
        this.role = role;
    }

    /** Keeps every word in its order; a channel that is lost is noticed by the silence. */
    private record Inbox(BlockingQueue<Word> heard) implements ControlChannel.Listener {
        @Override
        public void heard(Word word) {
            heard.add(word);
        }

        @Override
        public void lost(TransportException reason) {
            // the run says something at least now and then
        }
    }

    /** Starts the process of one block. */
    @FunctionalInterface
    public interface Starter {
        ServiceProcess start(Word.Start block) throws IOException;
    }

    /**
     * @param client settings of a cluster that can be reached
     * @throws InputException if there is no such run on the cluster
     */
    public static Membership open(Map<String, String> client, String run, Role role) throws InputException {
        BlockingQueue<Word> heard = new LinkedBlockingQueue<>();
        try {
            ControlChannel control =
                    ControlChannel.open(client, new TopicNames(run), Since.BEGINNING, ANSWER_TIMEOUT, new Inbox(heard));
            return new Membership(control, heard, role);
        } catch (TransportException e) {
            throw new InputException("no run %s on Kafka at %s: %s; use the id that `wirecost run --join` printed"
                    .formatted(run, client.get(KafkaClient.SERVERS), e.getMessage()));
        }
    }

    /** What the run asks of its services. */
    public Word.Offer offer() throws InputException, InterruptedException {
        return await(
                "the run made no offer: was it started with --join?",
                word -> word instanceof Word.Offer offer ? Optional.of(offer) : Optional.empty());
    }

    /** @throws InputException if the run does not take us, with its reason */
    public void join(String wirecost, String datasetChecksum, Map<String, String> codecs)
            throws InputException, InterruptedException, IOException {
        String member = UUID.randomUUID().toString();
        say(new Word.Join(member, role, wirecost, datasetChecksum, codecs));
        Optional<String> rejection =
                await("the run did not answer: is it still running?", word -> answer(member, word));
        if (rejection.isPresent()) {
            throw new InputException("the run does not take this service: " + rejection.get());
        }
    }

    private static Optional<Optional<String>> answer(String member, Word word) {
        if (word instanceof Word.Rejected rejected && rejected.member().equals(member)) {
            return Optional.of(Optional.of(rejected.reason()));
        }
        return word instanceof Word.Welcome welcome && welcome.member().equals(member)
                ? Optional.of(Optional.empty())
                : Optional.empty();
    }

    private <W> W await(String otherwise, Function<Word, Optional<W>> awaited)
            throws InputException, InterruptedException {
        long begun = System.nanoTime();
        while (System.nanoTime() - begun < ANSWER_TIMEOUT.toNanos()) {
            Word word = heard.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
            Optional<W> found = word == null ? Optional.empty() : awaited.apply(word);
            if (found.isPresent()) {
                return found.get();
            }
        }
        throw new InputException(otherwise);
    }

    /**
     * Serves until the run is over.
     *
     * @return what the run has said at its end
     * @throws IOException if it has gone without a word
     */
    public String serve(Starter starter) throws IOException, InterruptedException {
        Block block = null;
        long lastHeard = System.nanoTime();
        try {
            while (true) {
                Word word = heard.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
                if (word != null) {
                    lastHeard = System.nanoTime();
                } else if (System.nanoTime() - lastHeard > SILENCE.toNanos()) {
                    throw new IOException(
                            "nothing was heard from the run for " + SILENCE.toSeconds() + " s; it seems to be gone");
                }
                if (word instanceof Word.Farewell farewell) {
                    return farewell.reason();
                } else if (word instanceof Word.Start start) {
                    block = new Block(start.block(), starter.start(start));
                } else if (block != null) {
                    block = after(block, Optional.ofNullable(word));
                }
            }
        } finally {
            if (block != null) {
                block.process().kill();
            }
        }
    }

    private Block after(Block block, Optional<Word> word) throws IOException {
        if (word.isPresent() && word.get() instanceof Word.Over over && over.block() == block.number()) {
            block.process().close();
            return null;
        }
        word.ifPresent(block::notice);
        Optional<Ending> ending = block.process().ending();
        if (ending.isPresent()) {
            String reason = block.process().describe(ending.get(), block.progress());
            say(new Word.Failed(block.number(), role, reason, 0));
            return null;
        }
        return block;
    }

    private void say(Word word) throws IOException {
        try {
            control.say(word);
        } catch (TransportException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        control.close();
    }

    /** The process of the block that is being run. */
    private record Block(int number, ServiceProcess process, SetProgress progress) {
        Block(int number, ServiceProcess process) {
            this(number, process, new SetProgress());
        }

        void notice(Word word) {
            if (word instanceof Word.Progress report && report.block() == number) {
                progress.note(report.role(), report.messages());
            }
        }
    }
}
