package io.wirecost.report.model.metric;

import io.wirecost.analysis.Clock;
import io.wirecost.analysis.ranking.RankedCell;
import io.wirecost.analysis.statistics.Interval;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One figure of all codecs that have it, runtime by runtime, and best first within a runtime.
 *
 * @param id {@code size}, an operation's label, {@code round-trip}, {@code pipeline} or a variant of it
 * @param ties sets of codecs that cannot be told apart; a codec may be in several
 * @param clock by which its times were read, in words; empty for everything but the times of operations
 * @param twins a second worker of each runtime's baseline over the first, which is 1 but for noise; none for runs from
 *     before there were slices
 */
public record Metric(
        String id, Unit unit, List<Line> lines, List<List<String>> ties, Optional<String> clock, List<Ratio> twins) {
    public Metric {
        lines = List.copyOf(lines);
        ties = ties.stream().map(List::copyOf).toList();
        twins = List.copyOf(twins);
    }

    /** Creates one of figures that are no times of operations. */
    public Metric(String id, Unit unit, List<Line> lines, List<List<String>> ties) {
        this(id, unit, lines, ties, Optional.empty(), List.of());
    }

    /** Returns the same with the clock by which it was read, and what twins of the baselines took. */
    public Metric by(String otherClock, List<Ratio> otherTwins) {
        return new Metric(id, unit, lines, ties, Optional.of(otherClock), otherTwins);
    }

    /** Returns the same of some codecs alone, such as those of one runtime. */
    public Metric in(Set<String> codecs) {
        return new Metric(
                id,
                unit,
                lines.stream().filter(line -> codecs.contains(line.codec())).toList(),
                ties.stream().filter(codecs::containsAll).toList(),
                clock,
                twins.stream().filter(twin -> codecs.contains(twin.to())).toList());
    }

    /** The one of this id; empty when nothing has a figure there. */
    public static Optional<Metric> in(List<Metric> metrics, String id) {
        return metrics.stream().filter(metric -> metric.id().equals(id)).findFirst();
    }

    /** What the figures count. */
    public enum Unit {
        BYTES,
        NANOS,
        /** Whatever is counted: more of it is better. */
        COUNT
    }

    /** The line of a codec. */
    public Optional<Line> line(String codec) {
        return lines.stream().filter(line -> line.codec().equals(codec)).findFirst();
    }

    /** Returns how many times as much as a baseline's a line's figure is: as it is given, else that of the two centres. */
    public Optional<Double> ratio(Line own, String baseline) {
        return own.ratioTo(baseline)
                .map(Ratio::centre)
                .or(() -> line(baseline).map(base -> own.centre() / base.centre()));
    }

    /** Returns whether two codecs cannot be told apart. */
    public boolean areTied(String codec, String other) {
        return ties.stream().anyMatch(set -> set.contains(codec) && set.contains(other));
    }

    /** Returns whether any ratio was taken while both codecs ran. */
    public boolean hasRatios() {
        return lines.stream().anyMatch(line -> line.ratio().isPresent());
    }

    /**
     * One codec's figure.
     *
     * @param trial the trial's id
     * @param place empty where nothing may be ranked
     * @param centre mean bytes, or the geometric mean of the forks, in the pipeline of the blocks, in nanoseconds
     * @param interval 95 %; empty for sizes, which are exact, and for a single fork. Of a time it includes the machine's
     *     speed
     * @param ratio to the baseline of its runtime, taken while both ran; empty for all but times of operations in runs with
     *     slices
     * @param steps by step of the size series, in the measure's unit
     * @param notes what a reader must know before comparing; empty for most
     */
    public record Line(
            String codec,
            String trial,
            Optional<RankedCell> place,
            double centre,
            Optional<Interval> interval,
            Optional<Ratio> ratio,
            List<Double> steps,
            Optional<Box> box,
            Optional<Timed> timed,
            List<String> notes) {
        public Line {
            steps = List.copyOf(steps);
            notes = List.copyOf(notes);
        }

        /** Returns the given ratio, if it is one to this codec. */
        public Optional<Ratio> ratioTo(String baseline) {
            return ratio.filter(given -> given.to().equals(baseline));
        }

        /** Returns the interval for comparisons with other lines of its metric. */
        public Optional<Interval> comparable() {
            return timed.flatMap(Timed::within).or(() -> interval);
        }
    }

    /**
     * How many times as much as another codec's a figure is.
     *
     * @param to the name of the other codec
     * @param interval 95 %; empty where there is one round only, and for the ratio of a codec to itself
     */
    public record Ratio(String to, double centre, Optional<Interval> interval) {}

    /** How the sizes of single messages spread, in bytes; in the pipeline the times of whole sets, in nanoseconds. */
    public record Box(
            double standardDeviation,
            double min,
            double p5,
            double p25,
            double median,
            double p75,
            double p95,
            double max) {}

    /**
     * What belongs to a time only.
     *
     * @param clock by which the time was read
     * @param wallNanos the same time on the wall
     * @param within the interval for comparisons within the run: without the machine's speed, which all codecs share. Empty
     *     where it is the line's own
     * @param floorNanos copying the same bytes in the same JVMs, by the same clock
     * @param allocatedBytes per message; empty for a runtime that does not tell
     */
    public record Timed(
            int forks,
            Clock clock,
            double wallNanos,
            Optional<Interval> within,
            double floorNanos,
            Optional<Double> allocatedBytes) {}
}
