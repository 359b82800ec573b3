/**
 * The same link made by the Linux kernel: a network namespace that is reached through a pair of virtual Ethernet devices, with a
 * token bucket at either end. It takes root, so it is no way to measure but a check on the relay.
 */
package io.wirecost.pipeline.link.kernel;
