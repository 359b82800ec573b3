/**
 * Puts links between services and broker: none, relays, or the kernel's; and checks that this machine can have them.
 */
package io.wirecost.pipeline.driver.wiring;
