package io.wirecost.core.run;

import io.wirecost.core.dataset.TopicReading;

/**
 * The messages of a user's topic as they are sent today.
 *
 * @param bytes of each message, with what a registry's serializer puts in front of it
 * @param reading where they came from, and what became of the others
 */
public record AsSent(Sizes bytes, TopicReading reading) {}
