package io.wirecost.analysis.disturbance;

import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Witness;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What was noted beside one fork of a run. A fork that measured several operations was seen once.
 *
 * @param tasks what it measured, in the order of the run
 * @param round of the run, from 0
 * @param heat of a worker that took turns with others; empty for a fork
 * @param voided whether it was measured again, so that it counts nowhere
 * @param witness what was noted beside all of them
 */
public record Sighting(
        Variant codec, List<Task> tasks, int round, Optional<Integer> heat, boolean voided, Witness witness) {
    public Sighting {
        tasks = List.copyOf(tasks);
    }

    /** Returns whether it counts although it was disturbed: no better one could be measured. */
    public boolean isMarked() {
        return !voided && witness.disturbed();
    }

    /** Returns the same fork with the operations of the other. */
    Sighting with(Sighting other) {
        return new Sighting(
                codec,
                Stream.concat(tasks.stream(), other.tasks.stream()).toList(),
                round,
                heat,
                voided,
                witness.joined(other.witness));
    }
}
