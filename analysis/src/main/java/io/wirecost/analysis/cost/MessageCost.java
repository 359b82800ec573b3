package io.wirecost.analysis.cost;

/**
 * What one message takes.
 *
 * @param wireBytes in its record batch, compressed as it is sent
 * @param plainBytes in its record batch without compression
 * @param producerNanos of a processor: the codec's and the compression's
 * @param consumerNanos likewise, of each consumer
 */
public record MessageCost(double wireBytes, double plainBytes, double producerNanos, double consumerNanos) {}
