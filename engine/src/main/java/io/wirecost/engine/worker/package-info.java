/**
 * The one way to a codec: processes that have it open and answer requests by the runner protocol, whatever executes them.
 * Proof, interop, forks and files are made of these requests, and what comes back is compared here.
 *
 * <p>Workers. Every codec is reached in one way ({@code engine.worker}): a process that is told to open it and then answers
 * requests, as the protocol says. {@code WorkerBench} makes proof, interop, measuring workers and files of these requests. A
 * runner ({@code engine.runner}) says which codecs there are, gets them their generated code, and knows how a worker is
 * started ({@code Workers}). The JVM's worker is {@code harness.worker}. It reads its requests with a small parser of its
 * own, since a library would be on the class path of every codec.
 */
package io.wirecost.engine.worker;
