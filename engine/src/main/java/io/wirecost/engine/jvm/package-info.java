/** The runner of the JVM: codec modules, their generated code, and JVMs of their own that prove and time them. */
package io.wirecost.engine.jvm;
