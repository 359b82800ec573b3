package io.wirecost.report.model.pipeline;

import io.wirecost.analysis.statistics.Interval;
import java.util.List;
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
 */
public record Flow(
        String measure,
        String codec,
        Optional<Against> ratio,
        Optional<Against> floorShare,
        Optional<Against> fullDecode,
        Bytes bytes,
        Bytes sentBytes,
        List<Part> cpu,
        List<Process> processes) {

    public Flow {
        cpu = List.copyOf(cpu);
        processes = List.copyOf(processes);
    }

    /**
     * One time divided by another.
     *
     * @param interval 95 %, over the blocks; empty for a single one
     */
    public record Against(double centre, Optional<Interval> interval) {}

    /**
     * Of one message on one hop, the mean of all that A and B sent.
     *
     * @param ratio to the baseline's
     */
    public record Bytes(double mean, Optional<Double> ratio) {}

    /** Processor time per message that was spent on one thing, in all processes together. */
    public record Part(String name, double nanos) {}

    /** What one process spent on a message. */
    public record Process(String name, double cpuNanos, double allocatedBytes) {}
}
