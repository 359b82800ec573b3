/**
 * Runtimes beside the JVM: what the installation says of them, and what this machine has of what they need.
 *
 * <p>are folders below {@code runners/} with a {@code runner.json}: how to start the runner, what it needs, how that is
 * installed. {@code engine.runtime} finds out what this machine has, {@code cli.setup} installs the rest. Packages live in
 * the cache folder, under a name that covers their lock file, and are shared by all installations.
 *
 * <p>{@code runner.json} in a runner's folder names the programs, libraries of the system, packages, tools and artifacts that
 * it needs. {@code RuntimeInspection} compares it with the machine; {@code setup}, {@code doctor} and the catalogue use the same
 * answer. What is missing is never an error. Packages are kept in the cache under a key of the files that name them, the
 * machine, and the runtime's version. Each part of them is made in a folder beside it, and moved when it is complete.
 * Variants are started by another command and share all else: {@code php-jit} is {@code php} with a JIT compiler.
 */
package io.wirecost.engine.runtime;
