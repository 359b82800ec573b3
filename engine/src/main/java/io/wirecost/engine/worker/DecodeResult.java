package io.wirecost.engine.worker;

import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.value.RecordValue;

/** What came of decoding one message, of which nobody has promised that it is one. */
public sealed interface DecodeResult {
    /** Why there is no value; empty where there is one. */
    String reason();

    /** The codec decoded the message. Whether the value is right is not said. */
    record Value(RecordValue record) implements DecodeResult {
        @Override
        public String reason() {
            return "";
        }
    }

    /**
     * The library threw nothing, but what it returned is no value of the schema.
     *
     * @param path of the field; empty for the whole record
     * @param read a short text of what is there; {@code absent} for nothing
     */
    record Misfit(String path, String read, String reason) implements DecodeResult {}

    /**
     * There is no value, and no place where one is wrong. The process goes on.
     *
     * @param reaction what the codec did instead
     */
    record Refused(ReactionKind reaction, String reason) implements DecodeResult {
        /** The codec said itself that it does not take the message. */
        public Refused(String reason) {
            this(ReactionKind.NOTICED, reason);
        }
    }

    /** The codec could not be opened for messages of this schema. */
    record Unopened(String reason) implements DecodeResult {}

    /**
     * The process died or hung of the message, or gave no answer of its own to it.
     *
     * @param reaction what the message has done to it
     */
    record Ended(ReactionKind reaction, String reason) implements DecodeResult {}

    /** The message was not tried, since one before it had ended the process. */
    record Untried() implements DecodeResult {
        @Override
        public String reason() {
            return "a message before it has ended the process";
        }
    }
}
