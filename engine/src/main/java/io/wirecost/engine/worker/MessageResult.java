package io.wirecost.engine.worker;

import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.value.RecordValue;
import java.util.Optional;

/**
 * What a codec made of one message, of which nobody has promised that it is one.
 *
 * @param value what it has read; empty if it has read none
 * @param reaction how it has reacted instead of reading a value; empty if there is one
 * @param ended whether its process has ended of it, or had to be
 * @param message what the library or the process said last; empty if there is a value
 * @param processorNanos of the message; 0 if the process has ended
 * @param allocatedBytes of the message; empty if the runtime does not count them, or the process has ended
 */
public record MessageResult(
        Optional<RecordValue> value,
        Optional<ReactionKind> reaction,
        boolean ended,
        String message,
        double processorNanos,
        Optional<Double> allocatedBytes) {
    static MessageResult ended(ReactionKind reaction, String message) {
        return new MessageResult(Optional.empty(), Optional.of(reaction), true, message, 0, Optional.empty());
    }

    /** The same with a reason why there is no value that could be compared. */
    MessageResult accepted(String message) {
        return new MessageResult(
                Optional.empty(),
                Optional.of(ReactionKind.OTHER_VALUE),
                false,
                message,
                processorNanos,
                allocatedBytes);
    }
}
