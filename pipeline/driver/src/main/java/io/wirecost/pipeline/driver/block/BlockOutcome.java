package io.wirecost.pipeline.driver.block;

import io.wirecost.core.run.Link;
import io.wirecost.core.run.Pipeline;
import java.util.Map;

/** The result of one block. */
public sealed interface BlockOutcome {
    /**
     * Every message of every set came through once and unchanged.
     *
     * @param blocks by the link that its sets went over
     */
    record Measured(Map<Link, Pipeline.Block> blocks) implements BlockOutcome {
        public Measured {
            blocks = Map.copyOf(blocks);
        }
    }

    /** It did not come to its end; the reason says how far it got. */
    record Failed(String reason) implements BlockOutcome {}

    /** The run is being ended from outside; nothing is known about the codec. */
    record Interrupted() implements BlockOutcome {}
}
