package io.wirecost.harness.measure;

/**
 * How a warm-up has ended.
 *
 * @param processorNanos that it took, its compilers not counted
 * @param capped whether its time was over before the operation was warm
 */
public record Warmed(long processorNanos, boolean capped) {}
