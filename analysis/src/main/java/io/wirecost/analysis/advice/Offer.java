package io.wirecost.analysis.advice;

import io.wirecost.analysis.cost.MessageCost;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.run.BatchCompression;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.ToDoubleFunction;

/**
 * A codec with settings of the producer: what could be in use.
 *
 * @param words what its messages are changed by; empty where they are as they were measured
 * @param plain bytes and times in batches without compression
 * @param compressed the same with the compression of the settings
 * @param rounds times of the codec by round
 * @param shareAboveLimit of messages that are larger than brokers take
 */
public record Offer(
        CodecInfo codec,
        BatchSettings settings,
        String words,
        BatchCurve plain,
        BatchCurve compressed,
        SortedMap<Integer, Times> rounds,
        double shareAboveLimit) {
    /** Processor times of a message. */
    public record Times(double serializeNanos, double deserializeNanos) {}

    /**
     * Returns which share of the messages brokers do not take, in words; empty where they take all.
     *
     * @param bytes the brokers' limit
     */
    public Optional<String> aboveLimit(long bytes) {
        return shareAboveLimit == 0
                ? Optional.empty()
                : Optional.of(String.format(
                        Locale.ROOT,
                        "messages above the brokers' limit of %,d bytes: %.2f %%",
                        bytes,
                        100 * shareAboveLimit));
    }

    /** Returns what a message takes in one of the rounds. */
    MessageCost message(int round, double depth) {
        return message(rounds.get(round), depth);
    }

    /** Returns what a message takes, mean over the rounds. */
    public MessageCost meanMessage(double depth) {
        return message(meanTimes(), depth);
    }

    /** Returns the codec's own times, mean over the rounds. */
    public Times meanTimes() {
        return new Times(mean(Times::serializeNanos), mean(Times::deserializeNanos));
    }

    /**
     * Returns how far the codec's times may be off, as a fraction of them, if nothing is known of other codecs. Empty with a
     * single round.
     */
    public Optional<Double> offFraction() {
        return Estimate.of(rounds.values().stream()
                        .map(times -> times.serializeNanos() + times.deserializeNanos())
                        .toList())
                .reach();
    }

    private double mean(ToDoubleFunction<Times> part) {
        return rounds.values().stream().mapToDouble(part).average().orElseThrow();
    }

    private MessageCost message(Times times, double depth) {
        BatchCurve.Point batch = compressed.at(depth);
        return new MessageCost(
                batch.bytes(),
                plain.at(depth).bytes(),
                times.serializeNanos() + batch.writeNanos(),
                times.deserializeNanos() + batch.readNanos());
    }

    /** The same codec with its messages in other words. The codec's times stay, though fewer bytes may take less. */
    Offer in(Rewritten other, BatchSpeeds speeds) {
        return new Offer(
                codec,
                settings,
                other.words(),
                plain.times(other, BatchCompression.NONE, speeds),
                compressed.times(other, settings.compression(), speeds),
                rounds,
                shareAboveLimit);
    }

    /** Returns how much of a change it is. */
    ChangeSize from(Offer today) {
        if (!words.isEmpty()) {
            return ChangeSize.CONTENT;
        }
        if (codec.equals(today.codec)) {
            return settings.equals(today.settings) ? ChangeSize.NONE : ChangeSize.SETTINGS;
        }
        if (codec.variant().codec().equals(today.codec.variant().codec())) {
            return ChangeSize.CONTENT;
        }
        boolean sameBytes =
                codec.format().equals(today.codec.format()) && codec.layout().equals(today.codec.layout());
        return sameBytes ? ChangeSize.LIBRARY : ChangeSize.FORMAT;
    }
}
