package io.wirecost.report.model.pipeline;

import io.wirecost.core.run.Link;
import io.wirecost.document.Fact;
import io.wirecost.report.model.metric.Metric;
import java.util.List;
import java.util.Optional;

/**
 * The way through three services, over one link.
 *
 * @param link alike between all of them
 * @param smoke whether nothing of it may be ranked, because there are too few blocks
 * @param settings name and words of each, the most telling first
 * @param controlRoundTripNanos median over all blocks; each set's time contains about half of one
 * @param measures time per message, with the times of whole sets as boxes; then that of B reading its fields in place, and
 *     the floor, which is a reference and no codec; each where it has figures
 * @param flows one per line of the measures
 */
public record PipelineModel(
        Link link,
        boolean smoke,
        int blocks,
        List<Fact> settings,
        double controlRoundTripNanos,
        List<Metric> measures,
        List<Flow> flows) {
    public PipelineModel {
        settings = List.copyOf(settings);
        measures = List.copyOf(measures);
        flows = List.copyOf(flows);
    }

    /** The measure with an operation's label; empty when nothing has a figure there. */
    public Optional<Metric> measure(String id) {
        return Metric.in(measures, id);
    }

    /** What belongs to a line. */
    public Flow flow(Metric measure, Metric.Line line) {
        return flows.stream()
                .filter(flow ->
                        flow.measure().equals(measure.id()) && flow.codec().equals(line.codec()))
                .findFirst()
                .orElseThrow();
    }
}
