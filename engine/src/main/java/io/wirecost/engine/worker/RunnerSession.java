package io.wirecost.engine.worker;

import io.wirecost.compiler.target.Emission;
import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.schema.Schema;
import io.wirecost.engine.runner.Measure;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/**
 * A runner at work on the data of one run. An error of a codec is an answer; an exception means that the run cannot go
 * on. Several threads may call {@link #prove} at once. A call that measures must be the only one at its time.
 */
public interface RunnerSession extends AutoCloseable {
    /** Why a codec cannot hold values of the dataset's schema, whatever they are; empty when it can. */
    Optional<String> refusalReason(CodecInfo codec) throws IOException;

    /**
     * Gets codecs the generated code that they need. Only those that are ready may be asked for anything below.
     *
     * @param derived is told the emission of every target, once
     * @return what came of it for each codec
     */
    Map<Variant, Readiness> prepare(List<CodecInfo> codecs, BiConsumer<String, Emission> derived) throws IOException;

    /** Starts what is going to prove this codec among others, so that it is there when the codec is ready. */
    default void startProving(CodecInfo codec) throws IOException {}

    /**
     * Proves a codec. One process encodes all records. Another one, which has never seen them, decodes the bytes, and
     * the decoded values are compared with the records.
     *
     * @param bytes file for the encoded bytes, as docs/dataset-format.md describes it; it is left there
     */
    Outcome<Proven> prove(CodecInfo codec, Path bytes) throws IOException;

    /**
     * The first half of a proof.
     *
     * @param bytes file for the encoded bytes, as docs/dataset-format.md describes it
     * @return the same file
     */
    Outcome<Path> encode(CodecInfo codec, Path bytes) throws IOException;

    /**
     * Has a codec decode files that others of its format and layout have encoded, in a process that has never seen the
     * values. Only asked for where the runner knows {@link Measure#INTEROP}.
     *
     * @param files what {@link #encode} has written for the others
     * @param judge is given the result of each file, one after the other, so that values of a single file are in memory
     * @return what the judge has made of each file, in their order; none has failed
     */
    <T> Outcome<List<T>> read(CodecInfo codec, List<Path> files, BiFunction<Path, ReadResult, T> judge)
            throws IOException;

    /**
     * The same runner at work on other data. What serves one codec after the other serves both, and ends with this session,
     * so this one is closed last.
     */
    default RunnerSession on(WorkOrder other) throws IOException {
        throw new IllegalStateException("other data than the run's are not for this runner");
    }

    /** Returns whether a codec reads messages by the schema by which they were written. */
    default boolean readsByVersions(CodecInfo codec) {
        return false;
    }

    /**
     * Has a codec encode the records that it takes.
     *
     * @param setting of its library
     * @param bytes file for the encoded bytes of those
     * @return for each record why it was not encoded; empty where it was
     */
    default Outcome<List<Optional<String>>> encodeEach(CodecInfo codec, VersionSetting setting, Path bytes)
            throws IOException {
        throw new IllegalStateException("records are not encoded one by one by this runner: " + codec.variant());
    }

    /**
     * Has a codec decode what it has written by another version of this session's schema, in a process that has never seen
     * the values.
     *
     * @param setting of its library
     * @param files what {@link #encodeEach} has written
     * @param written the schema by which it did
     * @return for each file what came of each message
     */
    default Outcome<List<List<DecodeResult>>> readEach(
            CodecInfo codec, VersionSetting setting, List<Path> files, Schema written) throws IOException {
        throw new IllegalStateException("messages are not read one by one by this runner: " + codec.variant());
    }

    /**
     * Has a codec read what another version of the schema has written into its library's own object, and write that object
     * again.
     *
     * @param setting of its library
     * @param files what {@link #encodeEach} has written by the other version
     * @param passed files for what it writes of each
     * @param written the schema of the other version
     * @return for each message of each file why it was not passed on; failed where a codec has no object of its own
     */
    default Outcome<List<List<Optional<String>>>> passEach(
            CodecInfo codec, VersionSetting setting, List<Path> files, List<Path> passed, Schema written)
            throws IOException {
        return new Outcome.Failed<>("nothing is passed on by this runner");
    }

    /**
     * Starts a process that measures this codec alone, and lives until it is closed. Several threads may start some at
     * once. Before the first of them measures, {@link #rest} ends the processes that wait.
     */
    Outcome<Measuring> measuring(CodecInfo codec) throws IOException;

    /**
     * The command that starts services of the pipeline. Only asked for where the runner measures {@link Measure#PIPELINE}.
     *
     * @param plan file that tells the services what to do
     */
    List<String> serviceCommand(CodecInfo codec, Experiment experiment, Path plan) throws IOException;

    /**
     * Has a codec write the whole dataset into a file and read it back, in a process of its own. Only asked for where the
     * runner knows {@link Measure#FILE}.
     */
    default Outcome<FilePasses> file(CodecInfo codec, FileOrder order) throws IOException {
        throw new IllegalStateException("not a measure of this runner: " + codec.variant());
    }

    /**
     * Starts to read damaged messages with a codec, in processes that may use no more than these limits. They are started
     * when they are needed. Only asked for where the runner knows {@link Measure#ROBUSTNESS}.
     *
     * @param safety limits of the library
     * @param undamaged messages that each process reads first
     */
    default LimitedReader limited(
            CodecInfo codec, Robustness.Limits limits, SafetyLimits safety, List<byte[]> undamaged) throws IOException {
        throw new IllegalStateException("not a measure of this runner: " + codec.variant());
    }

    /** Ends the processes that wait for further work: what comes next is measured. */
    default void rest() {}

    /** Ends the processes that serve this codec alone: nothing more is asked of it. */
    default void rest(CodecInfo codec) {}

    @Override
    void close() throws IOException;
}
