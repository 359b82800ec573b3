package io.wirecost.pipeline.driver.service;

import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.Word;
import io.wirecost.process.HungException;
import io.wirecost.process.Vigil;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** The words that the driver hears from three services, as long as they show that they work. */
public final class ServiceReplies {
    private static final long LOOK_MILLIS = 100;

    private final int block;
    private final BlockingQueue<Word> heard;
    private final Vigil vigil;
    private final Witness witness;
    private final SetProgress progress = new SetProgress();

    /** Sees what happens to processes, which say nothing about it themselves. */
    public interface Witness {
        /** Returns whether a process has ended that should be there. */
        Optional<String> death(SetProgress progress) throws Interruption, InterruptedException;
    }

    /**
     * @param heard words in their order
     * @param vigil over the services on this machine
     */
    public ServiceReplies(int block, BlockingQueue<Word> heard, Vigil vigil, Witness witness) {
        this.block = block;
        this.heard = heard;
        this.vigil = vigil;
        this.witness = witness;
    }

    /** Returns how far the services are, as far as they have said so. */
    public SetProgress progress() {
        return progress;
    }

    /**
     * Waits until each of the services has said something.
     *
     * @param answer what is waited for, and who says it; empty for any other word
     * @throws Broken if a service fails, ends, or if nothing is heard and the services are hung
     */
    public <W> Map<Role, W> fromEach(Set<Role> roles, String what, Function<Word, Optional<Said<W>>> answer)
            throws Broken, Interruption, InterruptedException {
        Map<Role, W> answers = new EnumMap<>(Role.class);
        vigil.progress();
        long lookedNanos = System.nanoTime();
        while (!answers.keySet().containsAll(roles)) {
            Word word = heard.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
            if (word == null) {
                Optional<String> death = witness.death(progress);
                if (death.isPresent()) {
                    throw new Broken(death.get());
                }
                if (System.nanoTime() - lookedNanos > vigil.intervalNanos()) {
                    look(what);
                    lookedNanos = System.nanoTime();
                }
                continue;
            }
            vigil.progress();
            lookedNanos = System.nanoTime();
            notice(word);
            answer.apply(word).ifPresent(said -> answers.put(said.role(), said.word()));
        }
        return answers;
    }

    private void look(String what) throws Broken {
        try {
            vigil.look();
        } catch (HungException e) {
            throw new Broken("%s: no service answered: %s%s".formatted(what, e.getMessage(), progress.everywhere()));
        }
    }

    private void notice(Word word) throws Broken, Interruption, InterruptedException {
        if (word instanceof Word.Progress report && report.block() == block) {
            progress.note(report.role(), report.messages());
        } else if (word instanceof Word.Failed failure && failure.block() == block) {
            // A service often fails because another process has ended: that is the better reason.
            Optional<String> death = witness.death(progress);
            throw new Broken(death.orElseGet(() -> "service %s: %s".formatted(failure.role(), failure.reason())));
        }
    }

    /** A word and who said it. */
    public record Said<W>(Role role, W word) {}

    /** The block cannot go on. */
    public static final class Broken extends Exception {
        private static final long serialVersionUID = 1;

        Broken(String reason) {
            super(reason);
        }
    }

    /** The whole run is being ended from outside. */
    public static final class Interruption extends Exception {
        private static final long serialVersionUID = 1;
    }
}
