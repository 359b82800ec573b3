/**
 * The third stage: blocks of messages through three services, and the host of a service that joins from elsewhere.
 *
 * <p>A crew is the three services of a codec, from their start to their end. It is fresh for each block, or stays for all
 * blocks of its codec ({@code engine.pipeline.Crews} decides; in a default run, where memory suffices). Crews that stay are
 * started and warmed up two at a time, so {@code HeardWords} sorts the words of the control topic by crew. {@code
 * Block.fresh} in run.json tells the two apart, and {@code analysis.pipeline.ServiceLuck} widens the interval of blocks that
 * share services.
 */
package io.wirecost.engine.pipeline;
