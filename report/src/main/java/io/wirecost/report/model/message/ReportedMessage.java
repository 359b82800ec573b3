package io.wirecost.report.model.message;

import io.wirecost.report.model.message.ReferenceSizes.Reference;
import java.util.List;
import java.util.Optional;

/**
 * What was encoded.
 *
 * @param sample which part of a user's records was taken, e.g. {@code 10,000 of 1,234,567 records (0.8 %), by size};
 *     empty where all were taken
 * @param parameters how a workload's records were asked for, e.g. {@code records=50; professors=10,50,100}; empty for the
 *     usual way
 * @param seed of generated records; empty for a user's own
 * @param schema canonical text
 * @param sizes of the messages as the baseline encodes them; empty when sizes were not measured
 * @param references sizes of what the user gave or sends today; none for generated records
 * @param topic sentences on the messages of a topic; none for all other records
 * @param remarks sentences on the JSON text that was given: what was left out of it, what stood around it, which rules it keeps
 * @param steps the size series
 */
public record ReportedMessage(
        String name,
        int records,
        Optional<String> sample,
        Optional<String> parameters,
        Optional<String> seed,
        String schema,
        String schemaChecksum,
        String datasetChecksum,
        Optional<Range> sizes,
        List<Reference> references,
        List<String> topic,
        List<String> remarks,
        List<Step> steps) {
    public ReportedMessage {
        references = List.copyOf(references);
        topic = List.copyOf(topic);
        remarks = List.copyOf(remarks);
        steps = List.copyOf(steps);
    }

    /** The smallest and the largest message in bytes, as one codec encodes them. */
    public record Range(int minBytes, int maxBytes, String codec) {}

    /**
     * One step of the size series.
     *
     * @param bytes mean size as the baseline encodes it; empty when sizes were not measured
     */
    public record Step(String label, int records, Optional<Double> bytes) {}
}
