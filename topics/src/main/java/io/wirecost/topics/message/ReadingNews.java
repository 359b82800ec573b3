package io.wirecost.topics.message;

import io.wirecost.core.dataset.TopicReading;
import io.wirecost.core.dataset.TopicReading.TopicSchema;
import io.wirecost.topics.kafka.TopicMessages;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Says what was read of a topic. */
record ReadingNews(TopicReading reading, TopicMessages fetched, Skips skips) {
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("Topic %s: %s of %s%s."
                .formatted(reading.topic(), Counts.messages(reading.messages()), reading.form(), bounds()));
        if (reading.schemas().size() > 1) {
            lines.add("They have several schemas: " + schemas() + ".");
        }
        if (reading.tombstones() > 0) {
            lines.add("Left out: " + Counts.messages(reading.tombstones()) + " without a value (tombstones).");
        }
        if (reading.keys() > 0) {
            lines.add("Left out: the keys of " + Counts.messages(reading.keys()) + "; only values are measured.");
        }
        skips.lines().forEach(line -> lines.add(line + "."));
        return lines;
    }

    private String bounds() {
        return fetched.stopped().map(bound -> "; reading stopped " + bound).orElse("");
    }

    private String schemas() {
        TopicSchema newest = reading.schemas().stream()
                .filter(TopicSchema::newest)
                .findFirst()
                .orElseGet(() -> reading.schemas().get(0));
        return reading.schemas().stream()
                .map(schema -> "%d (%s)".formatted(schema.id(), Counts.messages(schema.messages())))
                .collect(Collectors.joining(", ", "", "; all are read as the newest, " + newest.id()));
    }
}
