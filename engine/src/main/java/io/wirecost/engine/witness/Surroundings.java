package io.wirecost.engine.witness;

import io.wirecost.core.run.Witness.Load;
import java.util.Optional;

/**
 * What was seen around a worker's turn.
 *
 * @param startSeconds when it began, since the start of the run
 * @param endSeconds when it had ended
 * @param load of the machine meanwhile; empty where the system does not tell
 */
public record Surroundings(double startSeconds, double endSeconds, Optional<Load> load) {}
