/** The worker of the JVM: a process that has a codec open and answers requests, as runners/protocol says. */
package io.wirecost.harness.worker;
