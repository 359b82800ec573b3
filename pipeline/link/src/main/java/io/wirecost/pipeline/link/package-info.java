/**
 * A shaped link between two processes of this machine, which needs no special rights. It is a relay that hands bytes
 * over no sooner than a link of the given rate and delay would.
 *
 * <p>{@link io.wirecost.pipeline.link.Shaper} is the link's arithmetic, and {@link io.wirecost.pipeline.link.LinkLane}
 * shares it among connections. Both take the time as an argument. {@code Pump} has the threads, {@link
 * io.wirecost.pipeline.link.Relay} the sockets, and {@link io.wirecost.pipeline.link.RelayProof} says whether this
 * machine can do it.
 */
package io.wirecost.pipeline.link;
