/**
 * The folder that the build lays out, and the modules of jars in it or beside it.
 *
 * <p>The build lays out {@code target/wirecost}: {@code bin/}, {@code lib/} (the CLI), {@code harness/}, {@code
 * codecs/<module>/lib/}, {@code compressions/}, {@code service/}, {@code broker/}, {@code tools/}, {@code
 * runners/<runtime>/}. {@code ./wirecost} builds it and starts its launcher. Tests use it, and the distribution is its zip.
 */
package io.wirecost.engine.installation;
