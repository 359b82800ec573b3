/**
 * The first stage: nothing is timed that has not returned every record, and no size is kept that cannot be.
 *
 * <p>One worker encodes. Another one, which sees the schema and the bytes, decodes, and hands back values in the neutral form.
 * The engine compares them, for all runtimes alike ({@code Comparison}). If the file of values is the one that is expected
 * byte for byte, nothing has to be read. Where a runner's processes can be opened again ({@code reopen}), one encodes for
 * all codecs and one decodes ({@code Fleet}, {@code SharedWorkers}). In the JVM each codec then has a class loader and a
 * thread of its own. Whoever fails there is repeated alone. {@code core.proof} has the rules, and {@code contract} uses them
 * too.
 */
package io.wirecost.engine.proof;
