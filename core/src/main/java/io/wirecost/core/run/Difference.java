package io.wirecost.core.run;

/**
 * Something that two runs, or a run and the machine that is to continue it, do not have in common.
 *
 * @param what its name, e.g. {@code processor}
 * @param before as the earlier run has it
 * @param after as it is now, or in the later run
 */
public record Difference(String what, String before, String after) {}
