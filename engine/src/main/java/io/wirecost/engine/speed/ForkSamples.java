package io.wirecost.engine.speed;

import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Samples;
import io.wirecost.core.run.Witness;
import io.wirecost.engine.witness.Surroundings;
import io.wirecost.engine.worker.ForkOutcome.Measured;
import io.wirecost.engine.worker.ForkOutcome.Score;
import io.wirecost.engine.worker.ForkOutcome.WarmUp;
import io.wirecost.engine.worker.Schedule;
import io.wirecost.engine.worker.Schedule.Slot;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** Assigns the scores of a fork to the operations and groups that its slots were spent on. */
record ForkSamples(Schedule schedule, Measured measured, Surroundings around) {
    /** Returns the fork's samples of one of its operations, without the warm-up. */
    Speed.Fork of(Operation operation, int round, int groups) {
        Predicate<Slot> own = slot -> slot.operation().equals(Optional.of(operation));
        List<Samples> byGroup = IntStream.range(0, groups)
                .mapToObj(group -> samples(own.and(slot -> slot.group() == group)))
                .toList();
        Samples floor = samples(slot -> slot.operation().isEmpty());
        return new Speed.Fork(round, byGroup, floor, Optional.of(witness(operation, own)));
    }

    private Samples samples(Predicate<Slot> wanted) {
        List<Score> scores = scores(wanted);
        return new Samples(
                figures(scores, Score::nanosPerOperation),
                allocated(scores),
                Optional.of(figures(scores, processor())));
    }

    /** Empty unless the runtime tells it of every slot. */
    private static Optional<List<Double>> allocated(List<Score> scores) {
        return scores.stream()
                        .allMatch(score -> score.allocatedBytesPerOperation().isPresent())
                ? Optional.of(figures(
                        scores, score -> score.allocatedBytesPerOperation().orElseThrow()))
                : Optional.empty();
    }

    /**
     * A clock that ticks too seldom for a slot, such as that of Windows, sees nothing of some slots. Then each slot has
     * the share of the processor that the whole fork has had.
     */
    private ToDoubleFunction<Score> processor() {
        List<Score> all = scores(slot -> true);
        if (all.stream().allMatch(score -> score.processorNanosPerOperation() > 0)) {
            return Score::processorNanosPerOperation;
        }
        double share = processorShare(all);
        return score -> share * score.nanosPerOperation();
    }

    private Witness witness(Operation operation, Predicate<Slot> own) {
        List<Score> scores = scores(own);
        WarmUp warmUp = measured.warmUps().get(schedule.operations().indexOf(operation));
        double compilers = scores.stream()
                .mapToDouble(score -> score.compilerNanosPerOperation() / score.nanosPerOperation())
                .average()
                .orElseThrow();
        return new Witness(
                around.startSeconds(),
                around.endSeconds(),
                warmUp.seconds(),
                warmUp.capped(),
                around.referenceBeforeNanos(),
                around.referenceAfterNanos(),
                processorShare(scores),
                compilers,
                around.load(),
                false);
    }

    /** All slots take the same time on the wall, so each weighs the same. */
    private static double processorShare(List<Score> scores) {
        return scores.stream()
                .mapToDouble(score -> score.processorNanosPerOperation() / score.nanosPerOperation())
                .average()
                .orElseThrow();
    }

    private List<Score> scores(Predicate<Slot> wanted) {
        List<Slot> slots = schedule.slots();
        return IntStream.range(0, slots.size())
                .filter(i -> wanted.test(slots.get(i)))
                .mapToObj(measured.scores()::get)
                .toList();
    }

    private static List<Double> figures(List<Score> scores, ToDoubleFunction<Score> figure) {
        return scores.stream().mapToDouble(figure).boxed().toList();
    }
}
