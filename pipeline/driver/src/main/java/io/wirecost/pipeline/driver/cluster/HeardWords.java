package io.wirecost.pipeline.driver.cluster;

import io.wirecost.pipeline.control.ControlChannel;
import io.wirecost.pipeline.control.TransportException;
import io.wirecost.pipeline.control.Word;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Keeps what is heard on a control topic for who waits. Several crews of services may be there at once: the words of
 * each have a queue of their own. A channel that is lost is noticed by the silence: a waiting thread looks whether the
 * broker lives, and gives up after its timeout.
 */
public final class HeardWords implements ControlChannel.Listener {
    private final Map<Integer, BlockingQueue<Word>> ofBlocks = new ConcurrentHashMap<>();
    private final BlockingQueue<Word> others = new LinkedBlockingQueue<>();

    @Override
    public void heard(Word word) {
        if (word instanceof Word.OfBlock ofBlock) {
            BlockingQueue<Word> listening = ofBlocks.get(ofBlock.block());
            if (listening != null) {
                listening.add(word);
            }
        } else {
            others.add(word);
        }
    }

    @Override
    public void lost(TransportException reason) {
        // the silence tells
    }

    /** Returns the words of one block's services from now on, in their order. */
    public BlockingQueue<Word> ofBlock(int block) {
        return ofBlocks.computeIfAbsent(block, number -> new LinkedBlockingQueue<>());
    }

    /** No words of this block matter any more. */
    public void forget(int block) {
        ofBlocks.remove(block);
    }

    /** Returns the words that belong to no block. */
    public BlockingQueue<Word> others() {
        return others;
    }
}
