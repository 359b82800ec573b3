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
 * In all these cases the data is deleted. Exit code 4 means that another process has one of the ports, 1 that Kafka could
 * not start or go on; standard error says why.
 */
package io.wirecost.pipeline.broker;
