/**
 * Runs the experiment block after block with three services and a broker, and collects what they measured.
 *
 * <p>The driver speaks to services through a control topic only, wherever they run. A broker obeys its standard input. A
 * service has the class path of its codec. {@code harness.IsolatedMain} loads Kafka and the service beside it ({@code
 * IsolatedJars}), so that Kafka's jars and a codec's never meet.
 */
package io.wirecost.pipeline.driver;
