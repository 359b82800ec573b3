/** Runtimes beside the JVM: what the installation says of them, and what this machine has of what they need. */
package io.wirecost.engine.runtime;
