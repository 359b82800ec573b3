package io.wirecost.engine.speed;

import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Samples;
import io.wirecost.engine.runner.ForkOutcome.Score;
import io.wirecost.engine.runner.Schedule;
import io.wirecost.harness.fork.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Assigns the scores of a fork to the operations and groups that its slots were spent on. */
record ForkSamples(Schedule schedule, List<Score> scores) {
    /** Returns the fork's samples of one of its operations, without the warm-up. */
    Speed.Fork of(Operation operation, int round, int groups) {
        Optional<Operation> measured = Optional.of(operation);
        List<Samples> byGroup = IntStream.range(0, groups)
                .mapToObj(group -> samples(slot -> slot.operation().equals(measured) && slot.group() == group))
                .toList();
        return new Speed.Fork(round, byGroup, samples(slot -> slot.operation().isEmpty()));
    }

    private Samples samples(Predicate<Slot> wanted) {
        List<Double> nanos = new ArrayList<>();
        List<Double> allocated = new ArrayList<>();
        for (int i = 0; i < scores.size(); i++) {
            Slot slot = schedule.slots().get(i);
            if (!slot.warmUp() && wanted.test(slot)) {
                nanos.add(scores.get(i).nanosPerOperation());
                allocated.add(scores.get(i).allocatedBytesPerOperation());
            }
        }
        return new Samples(nanos, allocated);
    }
}
