package io.wirecost.report.model.message;

import io.wirecost.core.dataset.TopicReading;
import io.wirecost.core.dataset.TopicReading.TopicSchema;
import io.wirecost.report.wording.Counted;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Says which messages of a topic were read, and which were not. */
public final class TopicSentences {
    private TopicSentences() {}

    public static List<String> of(TopicReading reading) {
        List<String> sentences = new ArrayList<>();
        sentences.add("%s of the topic %s: %s."
                .formatted(Counted.of(reading.messages(), "message"), reading.topic(), reading.form()));
        if (reading.schemas().size() > 1) {
            sentences.add("Written by several schemas, and read as the newest: " + schemas(reading) + ".");
        }
        List<String> without = leftOut(reading);
        if (!without.isEmpty()) {
            sentences.add("Left out: " + String.join(", ", without) + ".");
        }
        if (reading.redacted()) {
            sentences.add("All values were replaced by others of the same length.");
        }
        return sentences;
    }

    private static String schemas(TopicReading reading) {
        return reading.schemas().stream().map(TopicSentences::schema).collect(Collectors.joining(", "));
    }

    private static String schema(TopicSchema schema) {
        return "%d (%s%s)"
                .formatted(
                        schema.id(), Counted.of(schema.messages(), "message"), schema.newest() ? ", the newest" : "");
    }

    private static List<String> leftOut(TopicReading reading) {
        List<String> without = new ArrayList<>();
        if (reading.tombstones() > 0) {
            without.add(Counted.of(reading.tombstones(), "tombstone"));
        }
        if (reading.keys() > 0) {
            without.add("the keys of " + Counted.of(reading.keys(), "message"));
        }
        reading.skipped()
                .forEach(skipped -> without.add(Counted.of(skipped.messages(), "message") + " " + skipped.reason()));
        return without;
    }
}
