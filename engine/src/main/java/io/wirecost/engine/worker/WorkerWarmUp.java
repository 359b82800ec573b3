package io.wirecost.engine.worker;

/**
 * The warm-up of an operation in one worker.
 *
 * @param seconds processor time that it took
 * @param capped whether it ended because its time was over, not because the code was warm
 */
public record WorkerWarmUp(double seconds, boolean capped) {}
