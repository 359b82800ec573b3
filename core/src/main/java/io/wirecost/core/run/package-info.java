/**
 * All that one invocation found out: trials, cells, figures, environment.
 *
 * <p>A {@code Task} is an operation with its settings; {@code Figures} are its measurements. Both are closed sets of kinds. So
 * a further measure is one more kind, and the Java compiler names the code that does not handle it yet. A trial's id ({@code
 * transactions/jvm/jaxb+gzip/pipeline@link=10mbit}) is made from them for people, and never taken apart again.
 */
package io.wirecost.core.run;
