package io.wirecost.report.model.answer;

import io.wirecost.analysis.statistics.Interval;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.metric.Metric.Ratio;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Codecs held against the baseline, in words: bytes, which are exact, and the time of the round trip with the interval
 * of its ratio. Where the ratio was taken while both codecs ran, the interval is its own. In other runs it reaches from
 * the lowest time over the baseline's highest to the highest over its lowest: such a ratio differs from 1 exactly where the
 * table shows no tie.
 */
final class Held {
    /** A smaller difference would be shown as 0 %. */
    private static final double ALIKE = 0.005;

    private static final double TWICE = 2;

    private final Optional<Metric> sizes;
    private final Optional<Metric> times;
    private final String baseline;

    /** @param times of the round trip */
    Held(Optional<Metric> sizes, Optional<Metric> times, String baseline) {
        this.sizes = sizes;
        this.times = times;
        this.baseline = baseline;
    }

    /** {@code 35 % fewer bytes, 0.60× to 0.80× the time}; what was not measured is left out. */
    String words(String codec) {
        List<String> words =
                Stream.of(bytes(codec), time(codec)).flatMap(Optional::stream).toList();
        return words.isEmpty() ? own(codec) : String.join(", ", words);
    }

    /** The codec's own figures: {@code 1,812 bytes, 24.1 µs a round trip}. */
    String own(String codec) {
        return String.join(
                ", ",
                Stream.of(
                                line(sizes, codec).map(line -> Units.bytes(line.centre()) + " bytes"),
                                line(times, codec).map(line -> Units.time(line.centre()) + " a round trip"))
                        .flatMap(Optional::stream)
                        .toList());
    }

    /** {@code 1,812 bytes}. */
    String ownBytes(String codec) {
        return line(sizes, codec)
                .map(line -> Units.bytes(line.centre()) + " bytes")
                .orElse("no size");
    }

    /** {@code 35 % fewer bytes}. */
    Optional<String> bytes(String codec) {
        return line(sizes, codec)
                .flatMap(own -> line(sizes, baseline).map(base -> bytes(own.centre() / base.centre())));
    }

    static String bytes(double ratio) {
        if (Math.abs(ratio - 1) < ALIKE) {
            return "as many bytes";
        }
        return ratio >= TWICE
                ? Units.ratio(ratio) + " the bytes"
                : String.format(
                        Locale.ROOT, "%.0f %% %s bytes", 100 * Math.abs(ratio - 1), ratio < 1 ? "fewer" : "more");
    }

    /** Empty where one of the two has no interval that may be compared. */
    private Optional<String> time(String codec) {
        return placed(codec)
                .flatMap(own -> placed(baseline).flatMap(base -> ratio(own, base)))
                .map(Held::time);
    }

    private static String time(Interval ratio) {
        String low = Units.ratio(ratio.low());
        String high = Units.ratio(ratio.high());
        String ends = low.equals(high) ? low : low + " to " + high;
        return ratio.contains(1) ? "no difference in time beyond the noise (" + ends + ")" : ends + " the time";
    }

    /** Returns whether the times of two codecs cannot be told apart. */
    boolean tied(String codec, String other) {
        return times.filter(metric -> metric.areTied(codec, other)).isPresent();
    }

    private Optional<Interval> ratio(Line own, Line base) {
        return own.ratioTo(baseline)
                .flatMap(Ratio::interval)
                .or(() -> own.comparable().flatMap(one -> base.comparable().map(other -> one.over(other))));
    }

    private Optional<Line> placed(String codec) {
        return line(times, codec).filter(line -> line.place().isPresent());
    }

    private static Optional<Line> line(Optional<Metric> metric, String codec) {
        return metric.flatMap(known -> known.line(codec));
    }
}
