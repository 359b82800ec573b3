package io.wirecost.core.dataset;

import java.util.List;

/**
 * Messages that were read from a topic, and what became of the others.
 *
 * @param topic its name
 * @param form what a message is, e.g. {@code Avro behind a registry's frame}
 * @param messages that were taken
 * @param schemas by which these were written; none if no registry has them
 * @param skipped messages that could not be taken, by reason
 * @param tombstones messages without a value, which mark a key as deleted
 * @param keys messages that have a key, which is left out
 * @param redacted whether all values were replaced by others of the same length
 */
public record TopicReading(
        String topic,
        String form,
        long messages,
        List<TopicSchema> schemas,
        List<Skipped> skipped,
        long tombstones,
        long keys,
        boolean redacted) {
    public TopicReading {
        schemas = List.copyOf(schemas);
        skipped = List.copyOf(skipped);
    }

    /**
     * A schema of a registry.
     *
     * @param id in the registry
     * @param messages that were written by it
     * @param newest whether all messages were read as this one
     */
    public record TopicSchema(int id, long messages, boolean newest) {}

    /**
     * Messages that were not taken.
     *
     * @param reason without values of the messages
     * @param messages how many
     */
    public record Skipped(String reason, long messages) {}

    /** How many messages were skipped. */
    public long skippedMessages() {
        return skipped.stream().mapToLong(Skipped::messages).sum();
    }
}
