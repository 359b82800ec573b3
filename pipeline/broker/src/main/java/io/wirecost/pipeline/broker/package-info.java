/**
 * A Kafka broker as a process of its own, for one run. It is started by the driver, which has none of Kafka's server on its
 * class path; the two speak in lines.
 *
 * <table>
 * <caption>Standard input and output</caption>
 * <tr><th>the driver says</th><th>the broker says</th></tr>
 * <tr><td></td><td>{@code wirecost:ready}: clients can connect</td></tr>
 * <tr><td>{@code usage}</td><td>{@code wirecost:usage <processor time in ns> <allocated bytes>}</td></tr>
 * <tr><td>{@code stop}</td><td>ends with exit code 0</td></tr>
 * <tr><td>nothing any more: it is gone</td><td>ends with exit code 3</td></tr>
 * </table>
 *
 * Whatever it ends by, it deletes its data, unless it is killed. Exit code 1 means that Kafka could not start or go on;
 * standard error says why, and names a {@link java.net.BindException} if another process has one of the ports.
 */
package io.wirecost.pipeline.broker;
