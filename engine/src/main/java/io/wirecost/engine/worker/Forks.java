package io.wirecost.engine.worker;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Direction;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.worker.ForkOutcome.Score;
import io.wirecost.engine.worker.ForkOutcome.WarmUp;
import io.wirecost.engine.worker.Schedule.Part;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32C;

/**
 * Has codecs measured, each in a fresh process. Before it is measured, it writes all records. If these are not the bytes of
 * its proof, they are proven, too: so it is seen in this very process that the codec writes what it was proven to write.
 */
final class Forks {
    private static final double NANOS_PER_SECOND = 1e9;

    private final Fleet fleet;
    private final Prover prover;
    private final WorkFolder folder;
    private final Map<CodecInfo, Long> proven = new ConcurrentHashMap<>();

    Forks(Fleet fleet, Prover prover, WorkFolder folder) {
        this.fleet = fleet;
        this.prover = prover;
        this.folder = folder;
    }

    /** Takes note that a file has bytes of a codec that are proven. */
    void proven(CodecInfo codec, Path bytes) throws IOException {
        proven.put(codec, sum(bytes));
    }

    /** It tells a codec's own results apart, and costs little. */
    private static Long sum(Path bytes) throws IOException {
        CRC32C sum = new CRC32C();
        sum.update(Files.readAllBytes(bytes));
        return sum.getValue();
    }

    ForkOutcome run(CodecInfo codec, Schedule schedule) throws IOException, InterruptedException {
        try (Worker worker = fleet.processes().start(fleet.workers().measuring(codec), "measure")) {
            Reply opened = fleet.open(worker, codec, true, true);
            if (!(opened instanceof Reply.Done)) {
                return failed(opened);
            }
            Optional<ForkOutcome> disproved = prove(worker, codec);
            return disproved.isPresent() ? disproved.get() : measure(worker, schedule);
        } catch (BadAnswer e) {
            return new ForkOutcome.Failed("measuring: " + e.getMessage());
        }
    }

    /** Why it is not what it was proven to be; empty if it is, and for a codec that writes nothing. */
    private Optional<ForkOutcome> prove(Worker worker, CodecInfo codec) throws IOException, InterruptedException {
        if (codec.direction() == Direction.DESERIALIZE) {
            return Optional.empty();
        }
        Path bytes = folder.file("measured.bytes");
        try {
            ProofEnd end = prover.encode(worker, bytes);
            if (end instanceof ProofEnd.Done && !sum(bytes).equals(proven.get(codec))) {
                end = prover.decode(codec, bytes);
                fleet.rest();
            }
            if (end instanceof ProofEnd.Done) {
                proven(codec, bytes);
                return Optional.empty();
            }
            return Optional.of(
                    end instanceof ProofEnd.Failed failed
                            ? new ForkOutcome.Failed("before measuring: " + failed.reason())
                            : new ForkOutcome.Interrupted());
        } finally {
            Files.deleteIfExists(bytes);
        }
    }

    private static ForkOutcome measure(Worker worker, Schedule schedule) throws InterruptedException, BadAnswer {
        List<Score> scores = new ArrayList<>();
        List<WarmUp> warmUps = new ArrayList<>();
        for (Part part : schedule.parts()) {
            if (part.operation().isPresent()) {
                Reply warm = worker.ask(Request.of("warm")
                        .with("operation", part.label())
                        .with("capNanos", schedule.warmUpCap().toNanos()));
                if (!(warm instanceof Reply.Done warmed)) {
                    return failed(warm);
                }
                warmUps.add(warmUp(warmed.members()));
            }
            Reply slice = worker.ask(Request.of("slice")
                    .with("operation", part.label())
                    .with("leadNanos", part.lead().toNanos())
                    .with("slotNanos", schedule.slot().toNanos())
                    .withNumbers("groups", part.groups()));
            if (!(slice instanceof Reply.Done done)) {
                return failed(slice);
            }
            scores.addAll(scores(done.members(), part));
        }
        return new ForkOutcome.Measured(scores, warmUps);
    }

    private static WarmUp warmUp(Members answer) throws BadAnswer {
        return new WarmUp(answer.amount("processorNanos") / NANOS_PER_SECOND, answer.flag("capped", false));
    }

    private static List<Score> scores(Members answer, Part part) throws BadAnswer {
        List<Members> slots = answer.objects("slots");
        if (slots.size() != part.groups().size()) {
            throw new BadAnswer(
                    "slots: expected %d entries, got %d".formatted(part.groups().size(), slots.size()));
        }
        List<Score> scores = new ArrayList<>();
        for (Members slot : slots) {
            scores.add(score(slot));
        }
        return scores;
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

    private static ForkOutcome failed(Reply reply) {
        return reply instanceof Reply.Failed failed
                ? new ForkOutcome.Failed(failed.reason())
                : new ForkOutcome.Interrupted();
    }
}
