/** Sets up a runtime beside the JVM: what it lacks here, the commands that bring it, and running them. */
package io.wirecost.cli.setup;
