package io.wirecost.topics.kafka;

import java.util.List;
import java.util.Optional;

/**
 * What was fetched of a topic.
 *
 * @param messages by partition and offset
 * @param tombstones messages without a value, which are not among them
 * @param keys how many of the messages have a key
 * @param stopped the bound that ended the reading before there were enough messages; empty if none did
 */
public record TopicMessages(List<TopicMessage> messages, long tombstones, long keys, Optional<String> stopped) {
    public TopicMessages {
        messages = List.copyOf(messages);
    }
}
