package io.wirecost.engine.worker;

import io.wirecost.compiler.target.Emission;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.codec.SchemaVersions;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.schema.Schema;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/** What a runner knows of its workers on the data of one run: what their codecs need, and how they are started. */
public interface Workers {
    /** Why a codec cannot hold values of the dataset's schema, whatever they are; empty when it can. */
    Optional<String> refusalReason(CodecInfo codec) throws IOException;

    /** As {@link RunnerSession#prepare}. */
    Map<Variant, Readiness> prepare(List<CodecInfo> codecs, BiConsumer<String, Emission> derived) throws IOException;

    /** The process that serves one codec after the other; empty where a process serves only one. */
    Optional<Launch> shared() throws IOException;

    /** A process that proves this codec alone. */
    Launch proving(CodecInfo codec) throws IOException;

    /** A process that measures this codec. */
    Launch measuring(CodecInfo codec) throws IOException;

    /** A process that writes and reads a file with this codec. */
    Launch filing(CodecInfo codec, int heapMebibytes) throws IOException;

    /**
     * A process that reads damaged messages with this codec.
     *
     * @param limits of the process
     * @param safety limits of the library
     */
    Launch limited(CodecInfo codec, Robustness.Limits limits, SafetyLimits safety) throws IOException;

    /**
     * The request that opens a codec, without the data.
     *
     * @param alone whether the process was started for this codec
     */
    Request opening(CodecInfo codec, boolean alone);

    /**
     * By what a codec reads what was written by another version of the schema; empty for a codec that reads all bytes alike.
     *
     * @param written the schema by which the messages were written
     */
    Optional<SchemaVersions> versions(CodecInfo codec, Schema written);

    /** Returns whether a codec may know the request that has its library's own object read and written again. */
    boolean passesOn(CodecInfo codec);

    /** The codec that does the first half of a codec's proof: it itself, unless its library only reads. */
    CodecInfo writer(CodecInfo codec);

    /** The codec that does the second half of a codec's proof: it itself, unless its library only writes. */
    CodecInfo reader(CodecInfo codec);

    /** As {@link RunnerSession#serviceCommand}. */
    List<String> serviceCommand(CodecInfo codec, Experiment experiment, Path plan) throws IOException;
}
