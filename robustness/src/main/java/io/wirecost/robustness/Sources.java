package io.wirecost.robustness;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import java.util.List;

/**
 * What the damages of one codec are made of.
 *
 * @param codec that reads them
 * @param messages undamaged ones, of at least one byte each
 * @param others messages of other formats
 */
public record Sources(CodecInfo codec, List<Message> messages, List<Other> others) {
    public Sources {
        messages = List.copyOf(messages);
        others = List.copyOf(others);
    }

    boolean isCompressed() {
        return codec.wrapper().isPresent();
    }

    boolean isText() {
        return codec.family() == Family.TEXT && !isCompressed();
    }

    /** A message that some other codec wrote. */
    public record Other(String format, byte[] bytes) {}
}
