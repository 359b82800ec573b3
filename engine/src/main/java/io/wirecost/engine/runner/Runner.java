package io.wirecost.engine.runner;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.SafetyAdvice;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.engine.worker.RunnerSession;
import io.wirecost.engine.worker.WorkOrder;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Executes the trials of one runtime's codecs. The engine knows no other way to a codec. */
public interface Runner {
    /** Returns the runtime that executes the codecs, as this machine has it. */
    RuntimeInfo runtime();

    /** All of its codecs, plain, in the order in which they are listed. */
    List<CodecInfo> codecs();

    /** Those of its codecs that run when a user names none, so that a first look at the formats takes minutes. */
    List<CodecInfo> defaults();

    /** Returns whether its codecs run only when a user names some of them, or the runtime. */
    default boolean isAskedFor() {
        return false;
    }

    /** Returns codecs that it knows but does not run, with the reason. */
    default List<RefusedCodec> refused() {
        return List.of();
    }

    /** Returns how a codec uses its library; empty where nobody has said so. */
    default Optional<Usage> usage(CodecInfo codec) {
        return Optional.empty();
    }

    /** Returns what the documentation of a codec's library advises for strangers' bytes; empty where there is nothing. */
    default Optional<SafetyAdvice> safetyAdvice(CodecInfo codec) {
        return Optional.empty();
    }

    /** Returns a codec's switches towards messages of other versions of the schema; none where its library has none. */
    default List<VersionSwitch> versionSwitches(CodecInfo codec) {
        return List.of();
    }

    /** Returns the measures that it knows. The engine asks for nothing else. */
    Set<Measure> measures();

    /** Returns the forms of file that a codec has, its usual one first; none where {@link Measure#FILE} is not known. */
    default List<FileForm> fileForms(CodecInfo codec) {
        return List.of();
    }

    /** Returns the compressions that it can put around its codecs, each with what executes it. */
    Map<CompressionMethod, String> compressions();

    /** The same whose JVMs have another collector; a runner without JVMs as it is. */
    default Runner under(Collector collector) {
        return this;
    }

    /**
     * Begins to work on the data of one run.
     *
     * @throws IOException if it cannot be started, or files cannot be written
     */
    RunnerSession open(WorkOrder order) throws IOException;
}
