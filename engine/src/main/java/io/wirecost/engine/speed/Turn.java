package io.wirecost.engine.speed;

import io.wirecost.core.run.Trial;
import io.wirecost.engine.run.Step;
import io.wirecost.engine.worker.Schedule;
import java.util.List;

/** A unit's turn in a round. */
record Turn(ForkUnit unit, int round, Schedule schedule, Step step) {
    List<Trial> trials() {
        return unit.trials();
    }
}
