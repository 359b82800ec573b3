package io.wirecost.engine.foreign;

import io.wirecost.engine.runner.ForkOutcome;
import io.wirecost.engine.runner.ForkOutcome.Score;
import io.wirecost.engine.runner.ForkOutcome.WarmUp;
import io.wirecost.engine.runner.Schedule;
import io.wirecost.harness.fork.Slot;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Has a runner measure forks, each in a process of its own. */
final class ForeignForks {
    private static final double NANOS_PER_SECOND = 1e9;

    private final Processes processes;
    private final GivenData given;

    ForeignForks(Processes processes, GivenData given) {
        this.processes = processes;
        this.given = given;
    }

    ForkOutcome run(Prepared codec, Optional<String> partner, Schedule schedule) throws IOException {
        Request request = codec.into(Request.of("measure")
                .with("codec", codec.codec().name())
                .with("dataset", given.datasetFile())
                .with("slotNanos", schedule.iteration().toNanos())
                .with("warmUpCapNanos", schedule.warmUpCap().toNanos())
                .with("slots", schedule.slots().stream().map(Slot::format).toList()));
        partner.ifPresent(name -> request.with("partner", name));
        Reply reply = processes.ask(request);
        if (reply instanceof Reply.Done done) {
            return measured(done.members(), codec.codec(), schedule);
        }
        return reply instanceof Reply.Failed failed
                ? new ForkOutcome.Failed(failed.reason())
                : new ForkOutcome.Interrupted();
    }

    private ForkOutcome measured(Members answer, ForeignCodec codec, Schedule schedule) {
        Optional<String> wrong = given.mismatch(answer, codec, true);
        if (wrong.isPresent()) {
            return new ForkOutcome.Failed("measure: " + wrong.get());
        }
        try {
            List<Members> slots = required(answer, "slots", schedule.slots().size());
            List<Members> warmUps =
                    required(answer, "warmUps", schedule.operations().size());
            List<Score> scores = new ArrayList<>();
            for (Members slot : slots) {
                scores.add(score(slot));
            }
            List<WarmUp> warmed = new ArrayList<>();
            for (Members warmUp : warmUps) {
                warmed.add(
                        new WarmUp(warmUp.amount("processorNanos") / NANOS_PER_SECOND, warmUp.flag("capped", false)));
            }
            return new ForkOutcome.Measured(scores, warmed);
        } catch (BadAnswer e) {
            return new ForkOutcome.Failed("measure: " + e.getMessage());
        }
    }

    private static List<Members> required(Members answer, String name, int count) throws BadAnswer {
        List<Members> found = answer.objects(name);
        if (found.size() != count) {
            throw new BadAnswer("%s: expected %d entries, got %d".formatted(name, count, found.size()));
        }
        return found;
    }

    private static Score score(Members slot) throws BadAnswer {
        double operations = slot.amount("operations");
        double nanos = slot.amount("nanos");
        if (operations < 1 || nanos <= 0) {
            throw slot.wrong(
                    "operations", "at least 1 in more than 0 ns", "%.0f in %.0f ns".formatted(operations, nanos));
        }
        Optional<Double> allocated = slot.optionalAmount("allocatedBytes");
        return new Score(
                nanos / operations,
                slot.amount("processorNanos") / operations,
                slot.optionalAmount("compilerNanos").orElse(0.0) / operations,
                allocated.isPresent() ? OptionalDouble.of(allocated.get() / operations) : OptionalDouble.empty());
    }
}
