package io.wirecost.pipeline.driver;

import io.wirecost.core.run.Pipeline;

/** What one block has brought. */
public sealed interface BlockOutcome {
    /** Every message of every set came through once and unchanged. */
    record Measured(Pipeline.Block block) implements BlockOutcome {}

    /** It did not come to its end; the reason says how far it got. */
    record Failed(String reason) implements BlockOutcome {}

    /** The run is being ended from outside; nothing is known about the codec. */
    record Interrupted() implements BlockOutcome {}
}
