/**
 * What the messages of a codec weigh when they are compressed together.
 *
 * <p>{@code --measure compression} adds a group of different messages to what the proof works on ({@code Plan.messages}).
 * {@code engine.compression} compresses what the proof has written of them, so every message has come back value for value,
 * and no codec is started for it. {@code pipeline.batch} has Kafka's own classes make the batches; a test holds them to a
 * broker's files.
 */
package io.wirecost.engine.compression;
