package io.wirecost.engine.worker;

import io.wirecost.core.value.RecordValue;

/** What a codec made of one message. */
public sealed interface VersionRead {
    /** It decoded the message. Whether the value is right is not said. */
    record Value(RecordValue record) implements VersionRead {}

    /** It said itself that it does not take the message. */
    record Refused(String reason) implements VersionRead {}

    /**
     * It read the message without an error, but what is there is no value of the schema.
     *
     * @param path of the field
     * @param read a short text of what is there; {@code absent} for nothing
     */
    record Misfit(String path, String read) implements VersionRead {}

    /** It could not be opened for messages of this schema. */
    record Unopened(String reason) implements VersionRead {}

    /** It died or hung of the message. */
    record Ended(String reason) implements VersionRead {}

    /** The message was not tried, since one before it had ended the process. */
    record Untried() implements VersionRead {}
}
