package io.wirecost.report.model.conditions;

import io.wirecost.document.Fact;
import java.util.List;
import java.util.Optional;

/**
 * What was noted beside the forks or workers of a run: how fast the machine was, and what others did meanwhile.
 *
 * @param again how many forks were measured again, or slices taken again; empty where none was
 * @param warning that the machine was not quiet, and what to do; empty where it was
 * @param slices whether the forks are workers that took turns: then it is slices that are taken again
 * @param tolerance how far the reference work may be off, as a fraction
 * @param mostOthers share of all processors that others may take during a fork; empty where no fork tells what they took
 * @param forks in the order of time, those that were measured again included
 * @param facts figures about warm-ups, compilers and other load
 */
public record Witnessed(
        Optional<String> again,
        Optional<String> warning,
        boolean slices,
        double tolerance,
        Optional<Double> mostOthers,
        List<Window> forks,
        List<Fact> facts) {
    public Witnessed {
        forks = List.copyOf(forks);
        facts = List.copyOf(facts);
    }

    /**
     * The stretch of time that a fork took.
     *
     * @param round from 1
     * @param startSeconds since the start of the run
     * @param endSeconds likewise
     * @param before time of the reference work before the fork, divided by its usual time
     * @param after likewise after it
     * @param others share of all processors that others took meanwhile; empty where the system does not tell
     * @param state what became of the fork
     */
    public record Window(
            String codec,
            List<String> operations,
            int round,
            double startSeconds,
            double endSeconds,
            double before,
            double after,
            Optional<Double> others,
            State state) {
        public Window {
            operations = List.copyOf(operations);
        }
    }

    /** What became of a fork. */
    public enum State {
        /** It counts. */
        COUNTED,
        /** It was disturbed, and measured again. */
        VOID,
        /** It was disturbed and counts with a mark, for no better one could be measured. */
        MARKED
    }
}
