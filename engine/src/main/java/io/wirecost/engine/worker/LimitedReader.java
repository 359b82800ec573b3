package io.wirecost.engine.worker;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.run.Robustness;
import io.wirecost.harness.proof.EncodedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Has a codec read messages that may be damaged, in a process within limits, up to the first that ends the process. Those before it
 * are read again by a new one. The one is read again, alone, if the values of the others may have taken memory that it
 * lacked, or if it has outrun the limit of processor time. So each message is judged by itself.
 */
public final class LimitedReader implements AutoCloseable {
    /** Larger values are not read here: they would take the memory of wirecost itself. */
    private static final long MOST_VALUE_BYTES = 16L << 20;

    /** Values of this size that a process keeps do not matter to its limits. */
    private static final long FEW_VALUE_BYTES = 1L << 20;

    /**
     * As many times the limit as a message may take when it is read again. What takes about as long as the limit outruns it in one
     * run and not in another; a busy machine adds a quarter to a message's processor time. Hardly anything takes about as long as
     * this, and each message that never ends costs as much.
     */
    private static final int TIMES_AGAIN = 2;

    private final Fleet fleet;
    private final CodecInfo codec;
    private final Robustness.Limits limits;
    private final SafetyLimits safety;
    private final List<byte[]> undamaged;
    private final WorkOrder order;
    private final Path bytes;
    private final Path values;
    private Optional<Worker> worker = Optional.empty();

    /**
     * @param safety limits of the library
     * @param undamaged messages that each process reads first: a first reading loads code, which takes many times as long
     */
    LimitedReader(
            Fleet fleet,
            CodecInfo codec,
            Robustness.Limits limits,
            SafetyLimits safety,
            List<byte[]> undamaged,
            WorkOrder order) {
        this.fleet = fleet;
        this.codec = codec;
        this.limits = limits;
        this.safety = safety;
        this.undamaged = undamaged;
        this.order = order;
        String name = codec.runtime() + "-" + codec.variant().name() + "-" + safety.label();
        this.bytes = order.folder().file("damaged-" + name + ".bytes");
        this.values = order.folder().file("damaged-" + name + ".values");
    }

    /**
     * Reads messages in their order. Those behind one that ended its process are not read.
     *
     * @param hangsAfter processor time of a message after which it is read again, in a process of its own. It hangs if it takes
     *     twice as much there
     * @return a result for each message that was read; failed if the codec cannot be opened or its runner breaks the
     *     protocol
     */
    public Outcome<List<MeasuredDecode>> read(List<byte[]> messages, Duration hangsAfter) throws IOException {
        try {
            Pass pass = new Pass(messages, hangsAfter);
            Optional<Outcome<List<MeasuredDecode>>> stopped = pass.read(0, messages.size());
            return stopped.orElseGet(() -> new Outcome.Done<>(pass.results));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Outcome.Interrupted<>();
        } catch (BadAnswer e) {
            return new Outcome.Failed<>("decoding damaged bytes: " + e.getMessage());
        }
    }

    /** Some of the messages. */
    private interface Part {
        /** Returns why it cannot go on; empty if it can. */
        Optional<Outcome<List<MeasuredDecode>>> read() throws IOException, InterruptedException, BadAnswer;
    }

    /** Messages on their way through processes. */
    private final class Pass {
        private final List<byte[]> messages;
        private final Duration hangsAfter;
        private final List<MeasuredDecode> results = new ArrayList<>();
        private boolean hasEnded;
        private long mostValueBytes;

        Pass(List<byte[]> messages, Duration hangsAfter) {
            this.hangsAfter = hangsAfter;
            this.messages = messages;
        }

        /** Returns why it cannot go on; empty if it can. */
        Optional<Outcome<List<MeasuredDecode>>> read(int from, int to)
                throws IOException, InterruptedException, BadAnswer {
            if (from >= to || hasEnded) {
                return Optional.empty();
            }
            Outcome<Worker> open = open();
            if (!open.isDone()) {
                return Optional.of(open.undone());
            }
            Outcome<AnswerMembers> reply = ask(open.value(), messages.subList(from, to), hangsAfter);
            if (reply.isInterrupted()) {
                return Optional.of(reply.undone());
            } else if (reply.isDone() && (to - from == 1 || isSmall())) {
                mostValueBytes = Math.max(mostValueBytes, Files.size(values));
                results.addAll(results(reply.value(), to - from));
                return Optional.empty();
            } else if (open.value().hung().isPresent() && to - from == 1) {
                return again(from);
            } else if (to - from == 1) {
                results.add(single(open.value(), reply));
                return Optional.empty();
            }
            Optional<Integer> suspect = open.value().record().filter(number -> number < to - from);
            if (suspect.isEmpty() || open.value().canGoOn()) {
                int middle = from + (to - from) / 2;
                return parts(() -> read(from, middle), () -> read(middle, to));
            }
            int number = from + suspect.get();
            boolean hung = open.value().hung().isPresent();
            MeasuredDecode result = withoutCosts(DecodeResults.ended(open.value()));
            Part suspected = hung
                    ? () -> again(number)
                    : () -> mostValueBytes <= FEW_VALUE_BYTES ? addEnded(result) : read(number, number + 1);
            return parts(() -> read(from, number), suspected, () -> read(number + 1, to));
        }

        /** Reads a message again that has outrun the limit, with more time. It has ended a process, whatever comes of it now. */
        private Optional<Outcome<List<MeasuredDecode>>> again(int number)
                throws IOException, InterruptedException, BadAnswer {
            if (hasEnded) {
                return Optional.empty();
            }
            close();
            Outcome<Worker> open = open();
            if (!open.isDone()) {
                return Optional.of(open.undone());
            }
            Outcome<AnswerMembers> reply =
                    ask(open.value(), messages.subList(number, number + 1), hangsAfter.multipliedBy(TIMES_AGAIN));
            if (reply.isInterrupted()) {
                return Optional.of(reply.undone());
            }
            MeasuredDecode result = reply.isDone() ? results(reply.value(), 1).get(0) : single(open.value(), reply);
            results.add(result.late());
            hasEnded = true;
            return Optional.empty();
        }

        /** Reads one after the other, until one cannot go on. */
        private Optional<Outcome<List<MeasuredDecode>>> parts(Part... parts)
                throws IOException, InterruptedException, BadAnswer {
            for (Part part : parts) {
                Optional<Outcome<List<MeasuredDecode>>> stopped = part.read();
                if (stopped.isPresent()) {
                    return stopped;
                }
            }
            return Optional.empty();
        }

        /** A message that ended its process while others did not need its memory would end one alone, too. */
        private Optional<Outcome<List<MeasuredDecode>>> addEnded(MeasuredDecode result) {
            if (!hasEnded) {
                results.add(result);
                hasEnded = true;
            }
            return Optional.empty();
        }

        /** A message that was alone and has no outcome of its own. */
        private MeasuredDecode single(Worker used, Outcome<AnswerMembers> reply) throws InterruptedException {
            if (used.canGoOn()) {
                return withoutCosts(new DecodeResult.Ended(
                        ReactionKind.OTHER_VALUE, reply.failure().orElseThrow()));
            }
            hasEnded = true;
            return withoutCosts(DecodeResults.ended(used));
        }

        private static MeasuredDecode withoutCosts(DecodeResult result) {
            return new MeasuredDecode(result, 0, Optional.empty(), false);
        }
    }

    private boolean isSmall() throws IOException {
        return Files.size(values) <= MOST_VALUE_BYTES;
    }

    private List<MeasuredDecode> results(AnswerMembers answer, int count) throws IOException, BadAnswer {
        List<AnswerMembers> outcomes = DecodeResults.outcomes(answer, count);
        List<DecodeResult> results =
                isSmall() ? DecodeResults.read(outcomes, values, order.dataset().schema()) : List.of(huge());
        List<MeasuredDecode> measured = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            measured.add(MeasuredDecode.of(results.get(i), outcomes.get(i)));
        }
        return measured;
    }

    private DecodeResult huge() throws IOException {
        String read = "a value of %,d bytes".formatted(Files.size(values));
        return new DecodeResult.Misfit("", read, "read as " + read);
    }

    private Outcome<AnswerMembers> ask(Worker reader, List<byte[]> messages, Duration hangsAfter)
            throws IOException, InterruptedException {
        EncodedFile.write(
                bytes,
                messages.stream()
                        .map(message -> new Encoded(message, Optional.empty()))
                        .toList());
        return reader.ask(DecodeResults.request(bytes, values), hangsAfter);
    }

    /** A process in which the codec is open. */
    private Outcome<Worker> open() throws IOException, InterruptedException {
        if (worker.isPresent() && worker.get().canGoOn()) {
            return new Outcome.Done<>(worker.get());
        }
        close();
        Worker started = fleet.limited(codec, limits, safety);
        worker = Optional.of(started);
        Outcome<AnswerMembers> opened = fleet.open(started, codec, safety);
        Outcome<AnswerMembers> warm = opened.isDone() ? ask(started, undamaged, order.timeout()) : opened;
        return opened.isDone() && started.canGoOn() ? new Outcome.Done<>(started) : warm.undone();
    }

    @Override
    public void close() {
        worker.ifPresent(Worker::close);
        worker = Optional.empty();
    }
}
