package io.wirecost.pipeline.service.channel;

import io.wirecost.pipeline.control.BlockPlan;
import io.wirecost.pipeline.control.ControlChannel;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.TopicNames;
import io.wirecost.pipeline.control.TransportException;
import io.wirecost.pipeline.control.Word;
import io.wirecost.pipeline.service.clock.MachineClock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The words of driver and services about one block. The channel remembers them, and lets the services of this process
 * wait for them. Pings are answered here, at once, by the thread that hears them.
 */
public final class BlockChannel implements ControlChannel.Listener, AutoCloseable {
    private static final long WAIT_MILLIS = 100;

    private final BlockPlan plan;
    private final Duration timeout;
    private final List<Heard<Word>> words = new ArrayList<>();
    private final Map<Role, Word.Progress> progress = new EnumMap<>(Role.class);
    private volatile ControlChannel channel;
    private volatile long lastWordNanos = System.nanoTime();
    private TransportException lost;
    private boolean failed;
    private boolean over;

    /**
     * A word, and when it came.
     *
     * @param nanos by {@link System#nanoTime}
     */
    public record Heard<W extends Word>(W word, long nanos) {}

    private BlockChannel(BlockPlan plan) {
        this.plan = plan;
        this.timeout = Duration.ofMillis(plan.limits().timeoutMillis());
    }

    /** Joins the run's control topic on behalf of one block. */
    public static BlockChannel open(BlockPlan plan) throws TransportException {
        BlockChannel opened = new BlockChannel(plan);
        opened.channel = ControlChannel.open(
                plan.client(), new TopicNames(plan.run()), ControlChannel.Since.NOW, opened.timeout, opened);
        return opened;
    }

    /** Returns how long the control topic may be silent. */
    public Duration timeout() {
        return timeout;
    }

    /** Says a word and waits until Kafka has it. */
    public void say(Word word) throws TransportException {
        channel.say(word);
    }

    /** Says a word without waiting. */
    void mention(Word word) {
        channel.mention(word);
    }

    @Override
    public void heard(Word word) {
        long nanos = System.nanoTime();
        if (word instanceof Word.OfBlock ofBlock && ofBlock.block() == plan.block()) {
            if (word instanceof Word.Ping ping && plan.roles().contains(Role.C)) {
                mention(new Word.Pong(ping.block(), ping.number(), nanos, MachineClock.NAME));
            }
            remember(word, nanos);
        } else if (word instanceof Word.Farewell) {
            remember(word, nanos);
        }
    }

    private synchronized void remember(Word word, long nanos) {
        lastWordNanos = nanos;
        failed |= word instanceof Word.Failed;
        over |= word instanceof Word.Over || word instanceof Word.Farewell;
        if (word instanceof Word.Progress latest) {
            progress.put(latest.role(), latest);
        } else {
            words.add(new Heard<>(word, nanos));
        }
        notifyAll();
    }

    @Override
    public synchronized void lost(TransportException reason) {
        if (lost == null) {
            lost = reason;
        }
        notifyAll();
    }

    /** Returns how far a service is in a set, as far as it has said so. */
    public synchronized long position(Role role, int set) {
        Word.Progress latest = progress.get(role);
        return latest == null || latest.set() != set ? 0 : latest.messages();
    }

    /** Waits for a word of the driver, without a limit: another part watches over the driver. */
    public synchronized <W extends Word> W await(Class<W> type, Predicate<W> which)
            throws TransportException, BlockEndedException {
        while (true) {
            Optional<Heard<W>> found = find(type, which);
            if (found.isPresent()) {
                return found.get().word();
            }
            pause();
        }
    }

    /** Waits for a word of another service, as long as words come. */
    public synchronized <W extends Word> Heard<W> awaitReply(Class<W> type, Predicate<W> which)
            throws TransportException, BlockEndedException {
        long startNanos = System.nanoTime();
        while (true) {
            Optional<Heard<W>> found = find(type, which);
            if (found.isPresent()) {
                return found.get();
            }
            pause();
            requireLife(startNanos);
        }
    }

    /** Waits for the next word, a tenth of a second at most. */
    public synchronized void pause() throws TransportException, BlockEndedException {
        requireBlock();
        try {
            wait(WAIT_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BlockEndedException();
        }
    }

    /** @throws BlockEndedException if there is no use in going on */
    public synchronized void requireBlock() throws TransportException, BlockEndedException {
        if (lost != null) {
            throw lost;
        }
        if (failed || over) {
            throw new BlockEndedException();
        }
    }

    /**
     * @param sinceNanos when the caller last had a sign of life of its own
     * @throws TransportException if no word came for the timeout either
     */
    public void requireLife(long sinceNanos) throws TransportException {
        long now = System.nanoTime();
        if (now - Math.max(sinceNanos, lastWordNanos) > timeout.toNanos()) {
            throw TransportException.silence(timeout);
        }
    }

    private <W extends Word> Optional<Heard<W>> find(Class<W> type, Predicate<W> which) {
        return words.stream()
                .filter(heard -> type.isInstance(heard.word()))
                .map(heard -> new Heard<>(type.cast(heard.word()), heard.nanos()))
                .filter(heard -> which.test(heard.word()))
                .findFirst();
    }

    /**
     * Waits until the block is over.
     *
     * @throws TransportException if that cannot be heard any more
     */
    public synchronized void awaitEnd() throws TransportException {
        while (!over) {
            if (lost != null) {
                throw lost;
            }
            try {
                wait(WAIT_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    @Override
    public void close() {
        channel.close();
    }
}
