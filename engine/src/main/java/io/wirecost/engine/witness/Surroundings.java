package io.wirecost.engine.witness;

import io.wirecost.core.run.Witness.Load;
import java.util.Optional;

/**
 * What was seen around a fork.
 *
 * @param startSeconds when the fork began, since the start of the run
 * @param endSeconds when it had ended
 * @param referenceBeforeNanos processor time of a piece of the reference work before it
 * @param referenceAfterNanos the same after it
 * @param load of the machine meanwhile; empty where the system does not tell
 */
public record Surroundings(
        double startSeconds,
        double endSeconds,
        double referenceBeforeNanos,
        double referenceAfterNanos,
        Optional<Load> load) {}
