package io.wirecost.engine.compression;

import io.wirecost.core.codec.CodecFault;
import io.wirecost.core.run.Batches;
import java.util.List;

/** Record batches of messages that no codec has written: texts as they are. */
public final class TextBatches {
    private TextBatches() {}

    /** @param messages different ones */
    public static Batches of(List<byte[]> messages) {
        try {
            return new Batches(
                    messages.size(),
                    messages.stream().mapToLong(message -> message.length).sum(),
                    new BatchFigures(messages).all(),
                    Batches.Dictionary.none(0, "not trained"));
        } catch (CodecFault e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }
}
