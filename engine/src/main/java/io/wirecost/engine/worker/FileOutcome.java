package io.wirecost.engine.worker;

import io.wirecost.core.run.FilePasses;

/** The result of one JVM that wrote a dataset into a file and read it back. */
public sealed interface FileOutcome {
    /** @param passes with this fork alone */
    record Measured(FilePasses passes) implements FileOutcome {}

    /** It threw, hung or died, or a record of the file was not the one that was written. */
    record Failed(String reason) implements FileOutcome {}

    /** The run is being ended from outside. */
    record Interrupted() implements FileOutcome {}
}
