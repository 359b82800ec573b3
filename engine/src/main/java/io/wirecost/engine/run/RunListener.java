package io.wirecost.engine.run;

import io.wirecost.analysis.settling.Open;
import io.wirecost.compiler.target.Emission;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import java.util.List;

/** A listener that is told about the progress of a run, in the thread that runs it. */
public interface RunListener {
    /** All steps that are still to come, in their order. Told at the start, and again when the rest has changed. */
    default void planned(List<RunStep> remaining) {}

    /** The next step begins; the one before, if any, is over. */
    default void started(RunStep step) {}

    /** A trial has its figures, or a reason for having none. */
    default void decided(Cell cell) {}

    /** This is known so far. Told whenever it is kept, so after each pass. */
    default void known(Run run) {}

    /** These cells are not settled, the most valuable first, and get further forks while there is time. */
    default void settling(List<Open> cells) {}

    /** Something that the user may have to act upon, such as a service that is waited for. */
    default void news(String text) {}

    /** A target has got its own schema and classes from ours. */
    default void derived(String target, Emission emission) {}
}
