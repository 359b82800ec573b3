package io.wirecost.pipeline.driver.broker;

/**
 * The use of a broker's process since its start.
 *
 * @param cpuNanos processor time of the whole process, its garbage collector and compiler included
 * @param allocatedBytes heap bytes allocated by the threads that are alive
 */
public record BrokerUsage(long cpuNanos, long allocatedBytes) {}
