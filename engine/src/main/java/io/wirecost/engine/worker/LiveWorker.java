package io.wirecost.engine.worker;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.Operation;
import io.wirecost.engine.worker.TimedSlice.Piece;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** A worker that is open on a codec and its data, as the protocol has it. */
final class LiveWorker implements Measuring {
    private static final double NANOS_PER_SECOND = 1e9;

    private final Worker worker;

    LiveWorker(Worker worker) {
        this.worker = worker;
    }

    @Override
    public Outcome<WorkerWarmUp> warm(Operation operation, Duration cap) {
        return ask(
                Request.of("warm").with("operation", operation.label()).with("capNanos", cap.toNanos()),
                answer -> new WorkerWarmUp(
                        answer.amount("processorNanos") / NANOS_PER_SECOND, answer.flag("capped", false)));
    }

    @Override
    public Outcome<TimedSlice> slice(SliceOrder order) {
        return ask(
                Request.of("slice")
                        .with("operation", order.label())
                        .with("leadNanos", order.lead().toNanos())
                        .with("slotNanos", order.piece().toNanos())
                        .withNumbers("groups", order.groups()),
                answer -> slice(answer, order.groups()));
    }

    @Override
    public void rest() throws InterruptedException {
        worker.awaitStillness();
    }

    private <T> Outcome<T> ask(Request request, Outcome.Step<AnswerMembers, T, BadAnswer> reader) {
        try {
            return AnswerMembers.read(worker.ask(request), "measuring", reader);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Outcome.Interrupted<>();
        }
    }

    private static TimedSlice slice(AnswerMembers answer, List<Integer> groups) throws BadAnswer {
        List<AnswerMembers> slots = answer.objects("slots");
        if (slots.size() != groups.size()) {
            throw new BadAnswer("slots: expected %d entries, got %d".formatted(groups.size(), slots.size()));
        }
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i < slots.size(); i++) {
            pieces.add(piece(groups.get(i), slots.get(i)));
        }
        return new TimedSlice(
                pieces,
                answer.optionalAmount("otherNanos").orElse(0.0),
                answer.optionalAmount("compilerNanos").orElse(0.0),
                answer.optionalAmount("collectorNanosPerByte").orElse(0.0),
                optional(answer.optionalAmount("wholeNanos")));
    }

    private static Piece piece(int group, AnswerMembers slot) throws BadAnswer {
        double operations = slot.amount("operations");
        double nanos = slot.amount("nanos");
        if (operations < 1 || nanos <= 0) {
            throw slot.wrong(
                    "operations", "at least 1 in more than 0 ns", "%.0f in %.0f ns".formatted(operations, nanos));
        }
        return new Piece(
                group,
                operations,
                nanos,
                slot.amount("processorNanos"),
                optional(slot.optionalAmount("referenceNanos")),
                optional(slot.optionalAmount("allocatedBytes")));
    }

    private static OptionalDouble optional(Optional<Double> amount) {
        return amount.map(OptionalDouble::of).orElse(OptionalDouble.empty());
    }

    @Override
    public void close() {
        worker.close();
    }
}
