package io.wirecost.report.model.metric;

import java.util.List;
import java.util.Optional;

/**
 * Size against one time.
 *
 * @param measure id of the time
 * @param points codecs that have both figures, runtime by runtime, smallest first
 */
public record Front(String measure, List<Point> points) {
    public Front {
        points = List.copyOf(points);
    }

    /**
     * One codec.
     *
     * @param beatenBy a codec of the same runtime that is no larger and certainly faster; empty where there is none, and in a
     *     smoke run
     */
    public record Point(String codec, Optional<String> beatenBy) {}
}
