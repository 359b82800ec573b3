package io.wirecost.report.model.sweep;

import io.wirecost.report.model.metric.Metric.Range;
import java.util.List;
import java.util.Optional;

/**
 * What one more of a workload's parameter costs.
 *
 * @param parameter its name
 * @param notes what a reader needs to know, in sentences
 * @param lines fewest bytes first, runtime by runtime
 */
public record SweepModel(String parameter, List<String> notes, List<Line> lines) {
    public SweepModel {
        notes = List.copyOf(notes);
        lines = List.copyOf(lines);
    }

    /**
     * One codec.
     *
     * @param growths those that have figures: of the size, of serialize, of deserialize
     * @param straight whether a straight line describes them, in words
     */
    public record Line(String codec, List<Growth> growths, String straight) {
        public Line {
            growths = List.copyOf(growths);
        }

        /** The growth of a measure, if it has figures. */
        public Optional<Growth> growth(String measure) {
            return growths.stream().filter(one -> one.measure().equals(measure)).findFirst();
        }
    }

    /**
     * How one figure grows.
     *
     * @param measure as the metric of the same figure
     * @param slope what one more adds, in the measure's unit
     * @param interval 95 %, of the slope; empty for sizes, which are exact, and for a single fork
     */
    public record Growth(String measure, double slope, Optional<Range> interval, List<Point> points) {
        public Growth {
            points = List.copyOf(points);
        }
    }

    /** A figure with one value of the parameter, in the measure's unit. */
    public record Point(int value, double centre, Optional<Range> interval) {}
}
