package io.wirecost.core.codec;

import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Optional;

/** The door of a codec module, found by {@link java.util.ServiceLoader}. */
public interface CodecProvider {
    List<CodecInfo> codecs();

    /**
     * Returns those of the codecs that run when a user names none: one or two per format, so that a first look at the
     * formats takes minutes. docs/default-codecs.md argues the choice.
     */
    default List<CodecInfo> defaults() {
        return List.of();
    }

    /** Returns how this codec uses its library; empty if a user's own codec does not say. */
    default Optional<Usage> usage(CodecInfo codec) {
        return Optional.empty();
    }

    /**
     * Returns what the documentation of this codec's library advises for strangers' bytes, beyond the limits that the library
     * ships; empty if it advises nothing more. A codec with advice follows it where the binding says {@link
     * SafetyLimits#ADVISED}.
     */
    default Optional<SafetyAdvice> safetyAdvice(CodecInfo codec) {
        return Optional.empty();
    }

    /**
     * Returns the library's switches that decide what becomes of messages of another version of the schema; none if it has none.
     * A codec follows the one that {@link Binding#versionSetting} names, and otherwise leaves the library as it ships.
     */
    default List<VersionSwitch> versionSwitches(CodecInfo codec) {
        return List.of();
    }

    /**
     * Returns whether this codec's library waits without end for bytes that a message lacks. A test in one process with others gives
     * such a codec no message that was cut.
     */
    default boolean waitsForMore(CodecInfo codec) {
        return false;
    }

    /** Why this codec cannot hold values of this schema, whatever they are; empty when it can. */
    default Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return Optional.empty();
    }

    /**
     * The forms in which whole datasets of a codec can be written into a file, its usual one first. A codec of a form
     * without {@link FileForm#framing} is {@link RecordFiles} too.
     */
    default List<FileForm> fileForms(CodecInfo codec) {
        return FileForm.usual(codec);
    }

    /** A new instance for one thread, with the library's safety limits as the binding wants them. */
    <T> Codec<T> open(CodecInfo codec, Binding<T> binding) throws Exception;
}
