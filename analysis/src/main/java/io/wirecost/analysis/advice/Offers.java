package io.wirecost.analysis.advice;

import io.wirecost.analysis.Clock;
import io.wirecost.analysis.ForkScores;
import io.wirecost.analysis.SizeStatistics;
import io.wirecost.analysis.link.model.LoopCost;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.BatchCompression;
import io.wirecost.core.run.Batches;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Task;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds what could be in use: every codec that was proven and has sizes and both times, with each compression. */
final class Offers {
    private static final String JSON = "JSON";

    private final Run run;
    private final AdviceQuestion question;
    private final BatchSpeeds speeds;

    Offers(Run run, AdviceQuestion question) {
        this.run = run;
        this.question = question;
        this.speeds = new BatchSpeeds(run);
    }

    List<Offer> all() {
        return run.codecs().stream().flatMap(this::of).toList();
    }

    /** @param rewritten messages of the codec in use, in other words; they are offered if it writes JSON into batches */
    List<Offer> all(Variant today, List<Rewritten> rewritten) {
        List<Offer> measured = all();
        return Stream.concat(
                        measured.stream(),
                        measured.stream()
                                .filter(offer -> offer.codec().variant().equals(today))
                                .filter(offer -> offer.codec().format().equals(JSON)
                                        && offer.plain().points().size() > 1)
                                .flatMap(offer -> rewritten.stream().map(other -> offer.in(other, speeds))))
                .toList();
    }

    private Stream<Offer> of(CodecInfo codec) {
        return LoopCost.measured(run, codec.variant(), new Task.Size(), Sizes.class).stream()
                .flatMap(sizes -> of(codec, sizes));
    }

    private Stream<Offer> of(CodecInfo codec, Sizes sizes) {
        SortedMap<Integer, Offer.Times> rounds = rounds(codec.variant());
        if (rounds.isEmpty()) {
            return Stream.empty();
        }
        double share = shareAbove(sizes);
        Optional<Batches> batches = LoopCost.measured(run, codec.variant(), new Task.Compression(), Batches.class);
        BatchCurve alone = BatchCurve.flat(SizeStatistics.of(sizes).meanBytes());
        BatchCurve plain = batches.flatMap(known -> BatchCurve.of(known, BatchCompression.NONE, speeds))
                .orElse(alone);
        return settings(batches)
                .flatMap(settings -> compressed(batches, settings.compression(), plain).stream()
                        .map(curve -> new Offer(codec, settings, "", plain, curve, rounds, share)));
    }

    private Optional<BatchCurve> compressed(Optional<Batches> batches, BatchCompression compression, BatchCurve plain) {
        return compression == BatchCompression.NONE
                ? Optional.of(plain)
                : batches.flatMap(known -> BatchCurve.of(known, compression, speeds));
    }

    private Stream<BatchSettings> settings(Optional<Batches> batches) {
        Stream<BatchSettings> now = Stream.of(question.settings());
        return batches.isEmpty()
                ? now
                : Stream.concat(now, Arrays.stream(BatchCompression.values()).map(question.settings()::proposed))
                        .distinct();
    }

    private double shareAbove(Sizes sizes) {
        List<Integer> all = sizes.all();
        return (double) all.stream()
                        .filter(bytes -> bytes > question.limitBytes())
                        .count()
                / all.size();
    }

    private SortedMap<Integer, Offer.Times> rounds(Variant codec) {
        Optional<Speed> there = LoopCost.measured(run, codec, new Task.Time(Operation.SERIALIZE), Speed.class);
        Optional<Speed> back = LoopCost.measured(run, codec, new Task.Time(Operation.DESERIALIZE), Speed.class);
        SortedMap<Integer, Offer.Times> rounds = new TreeMap<>();
        if (there.isPresent() && back.isPresent()) {
            Clock clock = Clock.of(there.get(), back.get());
            SortedMap<Integer, Double> serialize = byRound(there.get(), clock);
            SortedMap<Integer, Double> deserialize = byRound(back.get(), clock);
            serialize.forEach((round, nanos) -> Optional.ofNullable(deserialize.get(round))
                    .ifPresent(other -> rounds.put(round, new Offer.Times(nanos, other))));
        }
        return rounds;
    }

    private static SortedMap<Integer, Double> byRound(Speed speed, Clock clock) {
        List<ForkScores.Fork> scores = ForkScores.of(speed, clock).forks();
        return IntStream.range(0, scores.size())
                .boxed()
                .collect(Collectors.groupingBy(
                        fork -> speed.forks().get(fork).round(),
                        TreeMap::new,
                        Collectors.averagingDouble(fork -> scores.get(fork).absoluteNanosPerOperation())));
    }
}
