package io.wirecost.topics.message;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.TopicReading.Skipped;
import io.wirecost.topics.kafka.TopicMessage;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Counts messages that cannot be taken, by reason, and remembers the first of each. */
final class Skips {
    private final boolean shows;
    private final Map<String, Count> byReason = new LinkedHashMap<>();

    /** @param shows whether what is wrong with a message may be told; it may have values in it */
    Skips(boolean shows) {
        this.shows = shows;
    }

    private record Count(long messages, String first) {}

    /** @param reason without values, the same for all that are counted together */
    void add(String reason, TopicMessage message) {
        add(reason, message, "");
    }

    void add(String reason, TopicMessage message, InputException why) {
        add(reason, message, shows ? ": " + why.problems().get(0) : "");
    }

    private void add(String reason, TopicMessage message, String why) {
        byReason.merge(
                reason,
                new Count(1, message.place() + why),
                (known, one) -> new Count(known.messages + 1, known.first));
    }

    List<Skipped> all() {
        return byReason.entrySet().stream()
                .map(entry -> new Skipped(entry.getKey(), entry.getValue().messages))
                .sorted(Comparator.comparingLong(Skipped::messages).reversed())
                .toList();
    }

    /** A line for each reason, with its first message. */
    List<String> lines() {
        return byReason.entrySet().stream()
                .map(entry -> "Skipped: %s %s; the first at %s"
                        .formatted(Counts.messages(entry.getValue().messages), entry.getKey(), entry.getValue().first))
                .toList();
    }
}
