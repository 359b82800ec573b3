/**
 * Where this process finds its installation and its cache.
 *
 * <p>A command finds its working folder, environment, installation and terminal in {@code cli.installation.Surroundings}, never
 * in the process. So {@code Main.execute} can be called from a test, and most of {@code acceptance} calls it. The class
 * {@code Wirecost} there says which tests start a process instead, and why.
 */
package io.wirecost.cli.installation;
