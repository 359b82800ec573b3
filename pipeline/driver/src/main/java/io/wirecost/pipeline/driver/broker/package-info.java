/** The embedded broker, seen from the process that starts it: what the package of {@code BrokerMain} says, spoken here. */
package io.wirecost.pipeline.driver.broker;
