package io.wirecost.core.dataset;

import java.util.List;

/**
 * The messages of a topic that a dataset's records were read from. Their sizes are a reference and belong to no codec.
 *
 * @param bytes of each message as it was sent, with what a registry's serializer puts in front of it
 */
public record SentMessages(List<Integer> bytes, TopicReading reading) {
    public SentMessages {
        bytes = List.copyOf(bytes);
    }
}
