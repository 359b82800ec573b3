package io.wirecost.topics.message;

import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.inference.PassListener;
import io.wirecost.inference.Requests;
import io.wirecost.inference.guess.TypeHints;
import io.wirecost.topics.registry.Registry;
import io.wirecost.workloads.records.UnknownFields;
import io.wirecost.workloads.source.Sampling;
import java.util.Locale;
import java.util.Optional;

/**
 * How the messages of a topic are to be read.
 *
 * @param topic its name
 * @param registry of their schemas; empty if they have none
 * @param schema of plain JSON, if it has files; and what is wished of schemas in any case
 * @param inference what is wished of plain JSON without a schema
 * @param redacted whether values are to be replaced by others of the same length
 * @param listener is told how far the inference is
 */
public record TopicRequest(
        String topic,
        Optional<Registry> registry,
        SchemaRequest schema,
        UnknownFields unknown,
        Requests inference,
        Sampling sampling,
        boolean redacted,
        PassListener listener) {
    public TopicRequest {
        inference = redacted ? withoutEnums(inference) : inference;
    }

    /** Symbols of an inferred enum would be values of the messages. */
    private static Requests withoutEnums(Requests asked) {
        TypeHints hints = asked.hints();
        return new Requests(new TypeHints(hints.types(), hints.maps(), false, hints.unions()), asked.omittedPaths());
    }

    /** The topic's name as one that is harmless in trial ids, paths and pages. */
    public static String name(String topic) {
        String plain =
                topic.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        return plain.isEmpty() ? "topic" : plain;
    }

    String name() {
        return name(topic);
    }
}
