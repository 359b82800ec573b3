package io.wirecost.acceptance;

import io.wirecost.pipeline.control.ControlChannel;
import io.wirecost.pipeline.control.TransportException;
import io.wirecost.pipeline.control.Word;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import org.junit.jupiter.api.function.Executable;

/**
 * Listens to a run's words, and does something once: in the first half of the counted messages of a block. The thread that hears
 * the word does it, so the block has no time to end before.
 */
final class Amid implements ControlChannel.Listener {
    /** The first set of a block. */
    private static final int WARM_UP = 0;

    private final Executable action;
    private final CompletableFuture<Void> done = new CompletableFuture<>();
    private Word.Prepare set;

    Amid(Executable action) {
        this.action = action;
    }

    /** Is done when the action is, and fails as it does, or when nothing more can be heard before it. */
    Future<Void> done() {
        return done;
    }

    @Override
    public void heard(Word word) {
        if (word instanceof Word.Prepare prepare) {
            set = prepare;
        } else if (word instanceof Word.Progress progress && !done.isDone() && isInFirstHalf(progress)) {
            act();
        }
    }

    private boolean isInFirstHalf(Word.Progress progress) {
        return set != null
                && progress.block() == set.block()
                && progress.set() == set.set().number()
                && progress.set() > WARM_UP
                && progress.messages() <= set.set().messages() / 2;
    }

    private void act() {
        try {
            action.execute();
            done.complete(null);
        } catch (Throwable e) {
            done.completeExceptionally(e);
        }
    }

    @Override
    public void lost(TransportException reason) {
        done.completeExceptionally(reason);
    }
}
