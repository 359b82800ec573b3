package io.wirecost.analysis.link.accuracy;

import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Link;
import java.util.List;
import java.util.Optional;

/**
 * Time against bandwidth of one codec.
 *
 * @param points in the order of the study's links; a link that it has no figure for is missing
 */
public record Curve(Variant codec, List<LinkPoint> points) {
    public Curve {
        points = List.copyOf(points);
    }

    public Optional<LinkPoint> over(Link link) {
        return points.stream().filter(point -> point.link().equals(link)).findFirst();
    }
}
