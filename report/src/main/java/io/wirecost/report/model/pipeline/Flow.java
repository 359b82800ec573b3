package io.wirecost.report.model.pipeline;

import io.wirecost.analysis.pipeline.PipelineCosts.ProcessCost;
import io.wirecost.analysis.statistics.Estimate;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a codec's way through the services consists of, beside its time.
 *
 * @param measure id of the measure of the pipeline that the codec has a line in
 * @param ratio of its time to the baseline's, block by block
 * @param floorShare how much of its time the pipeline takes by itself; empty where the floor was not measured
 * @param fullDecode of a variant that reads in place: its time divided by that of decoding everything
 * @param bytes of a message as the codec made it
 * @param sentBytes of a message as the producers sent it: with its part of the batch and of the request, compressed where
 *     compression is on
 * @param cpu processor time in nanoseconds by what it was spent on, in all processes together
 */
public record Flow(
        String measure,
        String codec,
        Optional<Estimate> ratio,
        Optional<Estimate> floorShare,
        Optional<Estimate> fullDecode,
        Bytes bytes,
        Bytes sentBytes,
        Map<String, Double> cpu,
        List<ProcessCost> processes) {

    public Flow {
        cpu = Collections.unmodifiableMap(new LinkedHashMap<>(cpu));
        processes = List.copyOf(processes);
    }

    /**
     * Of one message on one hop, the mean of all that A and B sent.
     *
     * @param ratio to the baseline's
     */
    public record Bytes(double mean, Optional<Double> ratio) {}
}
