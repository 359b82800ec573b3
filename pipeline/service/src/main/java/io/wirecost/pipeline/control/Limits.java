package io.wirecost.pipeline.control;

/**
 * How much of a block may be under way at once, and how long services and driver wait for it.
 *
 * @param lagMessages how far A may be ahead of B and of C
 * @param bufferBytes what a producer may hold that is not acknowledged yet
 * @param fetchBytes what a consumer may ask for at once
 * @param timeoutMillis how long Kafka may not answer before a service gives up
 */
public record Limits(long lagMessages, long bufferBytes, int fetchBytes, long timeoutMillis) {}
