package io.wirecost.engine.robustness;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.schema.Schema;
import io.wirecost.engine.worker.DecodeResult;
import io.wirecost.engine.worker.LimitedReader;
import io.wirecost.engine.worker.MeasuredDecode;
import io.wirecost.robustness.DamageSampler;
import io.wirecost.robustness.DamageSet;
import io.wirecost.robustness.Damaged;
import io.wirecost.robustness.Damages;
import io.wirecost.robustness.Sources;
import io.wirecost.robustness.Undamaged;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** One codec on its way through all damages of its messages. */
final class DamageTrial {
    /** Damages of a kind that are tried. A share of so many is known to 5 percentage points. */
    private static final int MOST_INPUTS = 400;

    /**
     * So many inputs are read with one request, until one of the kind has ended a process. Of those behind it each has a
     * request of its own: one that ends the process then does so once, and not a second time to tell it from those beside it.
     */
    private static final int TOGETHER = 64;

    /** Undamaged messages are read so often, to know what they cost. */
    private static final int USUAL_TURNS = 20;

    /** Code of which nothing is compiled yet takes many times as long as later, but not so many. */
    private static final int HANGS_FROM = 100;

    /** As many times the limit as a long message may take. */
    private static final int LONG_MESSAGE = 2;

    private final CodecInfo codec;
    private final Schema schema;
    private final List<SourceRecord> records;
    private final Sources sources;
    private final LimitedReader reader;
    private final Robustness.Limits limits;
    private final Endings endings = new Endings();

    DamageTrial(
            CodecInfo codec,
            Schema schema,
            List<SourceRecord> records,
            Sources sources,
            LimitedReader reader,
            Robustness.Limits limits) {
        this.codec = codec;
        this.schema = schema;
        this.records = records;
        this.sources = sources;
        this.reader = reader;
        this.limits = limits;
    }

    /** What came of all damages, and the most that one of them cost. */
    record Result(List<Robustness.Damage> damages, Robustness.Extremes extremes) {}

    /** @param seed of the damages */
    Outcome<Result> run(long seed) throws IOException {
        Outcome<CostTally> usual = undamaged();
        if (!usual.isDone()) {
            return usual.undone();
        }
        List<Robustness.Damage> damages = new ArrayList<>();
        for (DamageSet set : Damages.of(sources, draw(seed))) {
            Outcome<Robustness.Damage> damage = run(set, usual.value());
            if (!damage.isDone()) {
                return damage.undone();
            }
            damages.add(damage.value());
        }
        return new Outcome.Done<>(new Result(damages, usual.value().extremes()));
    }

    static DamageSampler draw(long seed) {
        return new DamageSampler(seed, MOST_INPUTS);
    }

    /** A library that refuses the true messages under its own limits would seem to notice every damage. */
    private Outcome<CostTally> undamaged() throws IOException {
        List<byte[]> messages =
                sources.messages().stream().map(Undamaged::bytes).toList();
        List<byte[]> often = Collections.nCopies(USUAL_TURNS, messages).stream()
                .flatMap(List::stream)
                .toList();
        Outcome<List<MeasuredDecode>> read = reader.read(often, Duration.ofSeconds(limits.processorSeconds()));
        return read.then(results -> refused(messages, results)
                .<Outcome<CostTally>>map(Outcome.Failed::new)
                .orElseGet(() -> new Outcome.Done<>(new CostTally(
                        messages.stream().map(message -> message.length).toList(), results))));
    }

    private Optional<String> refused(List<byte[]> messages, List<MeasuredDecode> results) {
        ReactionTally tally = new ReactionTally(schema, codec, records);
        return IntStream.range(0, results.size())
                .filter(i -> {
                    int message = i % messages.size();
                    Damaged undamaged = new Damaged(messages.get(message), message, "undamaged");
                    MeasuredDecode result = results.get(i);
                    return result.isLate() || tally.add(undamaged, result.result()) != ReactionKind.EQUAL;
                })
                .mapToObj(i -> "undamaged bytes of record %d: %s"
                        .formatted(records.get(i % messages.size()).number(), told(results.get(i))))
                .findFirst();
    }

    private String told(MeasuredDecode read) {
        if (!(read.result() instanceof DecodeResult.Value)) {
            return read.result().reason();
        }
        return read.isLate()
                ? "more than %d s of processor time".formatted(limits.processorSeconds())
                : "read as another value";
    }

    /** A message that is longer than the undamaged ones may take longer, but not so long that many of them take minutes. */
    private Duration hangsAfter(List<Damaged> inputs, CostTally costs) {
        double fixed = Duration.ofSeconds(limits.processorSeconds()).toNanos();
        double asLong = inputs.stream().mapToDouble(costs::usualNanos).max().orElseThrow();
        double longest = Math.min(HANGS_FROM * asLong, LONG_MESSAGE * fixed);
        return Duration.ofNanos(Math.round(Math.max(longest, Math.max(fixed, HANGS_FROM * costs.usualNanos()))));
    }

    private Outcome<Robustness.Damage> run(DamageSet set, CostTally costs) throws IOException {
        ReactionTally tally = new ReactionTally(schema, codec, records);
        endings.nextKind();
        for (int from = 0; from < set.inputs().size() && !endings.areEnough(); ) {
            int together = endings.areNone() ? TOGETHER : 1;
            List<Damaged> inputs = set.inputs()
                    .subList(from, Math.min(from + together, set.inputs().size()));
            Outcome<List<MeasuredDecode>> read =
                    reader.read(inputs.stream().map(Damaged::bytes).toList(), hangsAfter(inputs, costs));
            if (!read.isDone()) {
                return read.undone();
            }
            from += read.value().size();
            for (int i = 0; i < read.value().size(); i++) {
                MeasuredDecode result = read.value().get(i);
                ReactionKind reaction = tally.add(inputs.get(i), result.result());
                costs.add(inputs.get(i), reaction, result);
                if (result.isLate()) {
                    endings.add(ReactionKind.HANG); // it costs as much as one, and a process
                } else if (result.ended()) {
                    endings.add(reaction);
                }
            }
        }
        return new Outcome.Done<>(tally.damage(set.kind(), set.possible()));
    }
}
