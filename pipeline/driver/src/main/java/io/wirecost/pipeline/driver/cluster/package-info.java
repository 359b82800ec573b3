/** A Kafka for the run, wirecost's own or the user's, with its topics and the run's control channel. */
package io.wirecost.pipeline.driver.cluster;
