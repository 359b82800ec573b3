/**
 * Puts links between services and broker: none, relays, or the kernel's; and checks that this machine can have them.
 *
 * <p>A relay is opened before the broker. The broker is told the relay's port and advertises it to the service behind it, so a
 * service never learns another address. {@code driver.wiring.Wiring} holds the differences between no links, relays and the
 * kernel's links. Words of the control topic never go over a link.
 */
package io.wirecost.pipeline.driver.wiring;
