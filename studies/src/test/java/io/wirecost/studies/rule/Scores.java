package io.wirecost.studies.rule;

import io.wirecost.core.codec.Operation;
import io.wirecost.studies.StudyRuns;

/** Times of forks that agree, or that do not. */
final class Scores {
    private Scores() {}

    /** Three forks within a per mille. */
    static StudyRuns steady(StudyRuns runs, String line, double nanos) {
        return runs.time(line, Operation.SERIALIZE, 0.999 * nanos, nanos, 1.001 * nanos);
    }

    /** Three forks of which one takes four times as long as another. */
    static StudyRuns wild(StudyRuns runs, String line, double nanos) {
        return runs.time(line, Operation.SERIALIZE, 0.5 * nanos, nanos, 2 * nanos);
    }
}
