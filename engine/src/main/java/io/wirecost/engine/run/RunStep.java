package io.wirecost.engine.run;

import io.wirecost.core.run.Trial;
import java.time.Duration;
import java.util.List;

/**
 * A piece of a run that a user waits for.
 *
 * @param subject target, codec, or ids of the trials (more than one when they share a JVM), to be shown
 * @param trials that are measured in it; none while nothing is measured
 * @param round of {@code WARM}, {@code PASS} and {@code BLOCK} steps, from 0; 0 for all others
 * @param estimated how long it takes, roughly
 */
public record RunStep(StepKind kind, String subject, List<Trial> trials, int round, Duration estimated) {
    /** What happens in a step. */
    public enum StepKind {
        /** Generated code is compiled, or found in the cache. */
        COMPILE,
        /** A codec is held against every record. */
        PROVE,
        /** A codec writes all records for others to read. */
        WRITE,
        /** A codec reads what the others of its format have written. */
        READ,
        /** A codec reads damaged messages. */
        DAMAGE,
        /** A codec's messages are compressed together. */
        COMPRESS,
        /** Measuring workers start and warm up. */
        WARM,
        /** Each measuring worker has a turn. */
        PASS,
        /** The records of files are made. */
        RECORDS,
        /** All records go into a file and back. */
        FILE,
        /** Services of the pipeline that stay start and warm up. */
        SERVICES,
        /** Three services go through their sets of messages. */
        BLOCK
    }
}
